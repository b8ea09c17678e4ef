import React, {useState, type ReactNode} from 'react';
import {MediaFields} from '../style/MediaFields';
import type {TabProps} from './tabs';
import {Button} from '../../ui/Button';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {ColorFields} from '../style/ColorFields';
import type {Look} from '../style/look';
import {PictureFields} from '../style/PictureFields';
import {PresetChoice} from '../style/PresetChoice';
import {ShapeFields} from '../style/ShapeFields';
import {TextFields} from '../style/TextFields';
import {useLater} from '../useLater';
import styles from './panel.module.css';

/** A chat is drawn anew this many ms after the last edit: a drag is a hundred edits. */
const DRAW_AFTER = 100;
const NO_LOOK: Look = {};

/** How a chat looks, what it says by itself and what it takes. Applied as you edit. */
export function StyleTab({chat, act, open}: Pick<TabProps, 'chat' | 'act' | 'open'>): ReactNode {
  const {id, look: stored = NO_LOOK, media = []} = chat;
  const [draft, setDraft] = useState<{readonly look: Look; readonly of: Look}>();
  // An undo, or whatever else changed the chat, counts more than what was edited before.
  const look = draft?.of === stored ? draft.look : stored;
  const [later] = useLater(DRAW_AFTER);

  const change = (next: Look, step: string) => {
    setDraft({look: next, of: stored});
    later(() => act({type: 'set appearance', id, changes: {look: next}, step}));
  };
  /** Sets one part, or takes it out. */
  const put = (part: keyof Look, value: string | number | undefined) => {
    const {[part]: _, ...rest} = look;
    change(value === undefined || value === '' ? rest : {...rest, [part]: value}, part);
  };

  return (
    <div className={styles.stack}>
      <PresetChoice look={look} onChange={(next) => change(next, 'preset')} />
      <div>
        <Button icon="look" onClick={() => open({kind: 'brand', id})}>
          Brand style
        </Button>
      </div>
      <div>
        <CollapsibleSection title="Colors" isOpen>
          <ColorFields look={look} onPut={put} />
        </CollapsibleSection>
        <CollapsibleSection title="Shape and text">
          <ShapeFields look={look} onPut={put} />
        </CollapsibleSection>
        <CollapsibleSection title="Names and pictures">
          <PictureFields look={look} onPut={put} />
        </CollapsibleSection>
        <CollapsibleSection title="Texts and buttons">
          <TextFields look={look} onPut={put} />
        </CollapsibleSection>
        <CollapsibleSection title="Files, camera and voice">
          <MediaFields
            value={media}
            onChange={(next) =>
              act({type: 'set appearance', id, changes: {media: next}, step: 'media'})
            }
          />
        </CollapsibleSection>
      </div>
      <div>
        {/* A disabled button would lose the focus. */}
        <Button aria-disabled={Object.keys(look).length === 0} onClick={() => change({}, 'reset')}>
          Reset style
        </Button>
      </div>
    </div>
  );
}
