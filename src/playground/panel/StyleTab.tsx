import React, {useState, type ReactNode} from 'react';
import {Button} from '../../ui/Button';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {changeChat} from '../actions';
import type {Look} from '../style/look';
import lookStyles from '../style/look.module.css';
import {
  BrandField,
  ColorFields,
  MediaFields,
  PictureFields,
  ShapeFields,
  TextFields,
} from '../style/LookFields';
import {presetOf, presets, withBrand, withPreset, type Preset} from '../style/presets';
import {useLater} from '../useLater';
import styles from './panel.module.css';
import type {TabProps} from '../store';

interface PresetChoiceProps {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
}

/** The chat's own colors, which presets without colors show. */
const USUAL = {
  surface: 'var(--surface-1)',
  user: 'var(--user-bubble)',
  userText: 'var(--on-user-bubble)',
  reply: 'var(--surface-3)',
  replyText: 'var(--text-1)',
};

function Drawing({preset: {look}}: {readonly preset: Preset}): ReactNode {
  const {surface, user, userText, reply, replyText} = {...USUAL, ...look};
  const radius = Math.min(look.radius ?? 6, 8);
  return (
    <span className={lookStyles.drawing} style={{background: surface}} aria-hidden="true">
      <span style={{background: reply, color: replyText, borderRadius: radius}}>Hello</span>
      <span style={{background: user, color: userText, borderRadius: radius}}>Hi</span>
    </span>
  );
}

function PresetChoice({look, onChange}: PresetChoiceProps): ReactNode {
  const current = presetOf(look);
  return (
    <div className={lookStyles.presets} role="group" aria-label="Ready looks">
      {presets.map((preset) => (
        <button
          key={preset.id}
          type="button"
          aria-pressed={preset === current}
          onClick={() => onChange(withPreset(look, preset))}
        >
          <Drawing preset={preset} />
          {preset.name}
        </button>
      ))}
    </div>
  );
}

/** A chat is drawn again this many ms after the last edit: a drag is a hundred edits. */
const DRAW_AFTER = 100;
const NO_LOOK: Look = {};

/** A chat's look, its own texts, and the media that it accepts. Applied as you edit. */
export function StyleTab({chat}: Pick<TabProps, 'chat'>): ReactNode {
  const {id, look: stored = NO_LOOK, media = []} = chat;
  const [draft, setDraft] = useState<{readonly look: Look; readonly of: Look}>();
  // An undo, or another change of the chat, replaces the draft.
  const look = draft?.of === stored ? draft.look : stored;
  const [later] = useLater();

  const change = (next: Look, step: string) => {
    setDraft({look: next, of: stored});
    later(() => changeChat(id, {look: next}, step), DRAW_AFTER);
  };
  const put = (part: keyof Look, value: string | number | undefined) => {
    const {[part]: _, ...rest} = look;
    change(value === undefined || value === '' ? rest : {...rest, [part]: value}, part);
  };

  return (
    <div className={styles.stack}>
      <PresetChoice look={look} onChange={(next) => change(next, 'preset')} />
      <div>
        <CollapsibleSection title="Brand color">
          <BrandField look={look} onChange={(color) => change(withBrand(look, color), 'brand')} />
        </CollapsibleSection>
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
          <MediaFields value={media} onChange={(next) => changeChat(id, {media: next}, 'media')} />
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
