import React, {useState, type ReactNode, useId, useSyncExternalStore} from 'react';
import {act} from '../store';
import type {TabProps} from './tabProps';
import {Button} from '../../ui/Button';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {withBrand} from '../style/brand';
import {BrandFields} from '../style/BrandFields';
import {ColorFields} from '../style/ColorFields';
import {
  type Look,
  FONTS,
  LOOK_NUMBERS,
  LOOK_TEXTS,
  SEND_POSITIONS,
  type LookFieldsProps,
} from '../style/look';
import {PictureFields} from '../style/PictureFields';
import {useLater} from '../useLater';
import styles from './panel.module.css';
import {Select} from '../../ui/Select';
import lookStyles from '../style/look.module.css';
import ui from '../../ui/ui.module.css';
import {MEDIA, type Medium} from '../model/media';
import {presetOf, presets, withPreset, type Preset} from '../style/presets';

interface PresetChoiceProps {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
}

/** The chat's own colors, which presets without colors show. */
const USUAL = {
  surface: 'var(--surface-1)',
  user: 'var(--accent)',
  userText: 'var(--on-accent)',
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

/** The ready looks. */
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

interface Props {
  readonly value: readonly Medium[];
  readonly onChange: (media: readonly Medium[]) => void;
}

const never = () => () => undefined;

/** What a chat can take besides text. */
function MediaFields({value, onChange}: Props): ReactNode {
  const hasDevices = useSyncExternalStore(
    never,
    () => Boolean(navigator.mediaDevices),
    () => true,
  );
  return (
    <>
      {MEDIA.map(({id, name, help, device}) => {
        const isOff = device && !hasDevices;
        return (
          <label key={id} className={ui.check}>
            <input
              type="checkbox"
              checked={value.includes(id)}
              disabled={isOff}
              onChange={(event) =>
                onChange(
                  MEDIA.map((medium) => medium.id).filter((medium) =>
                    medium === id ? event.target.checked : value.includes(medium),
                  ),
                )
              }
            />
            <span>
              {name}
              <span className={ui.note}>{isOff ? 'Needs a secure address (https)' : help}</span>
            </span>
          </label>
        );
      })}
      <p className={ui.help}>A provider has to understand what it is sent; the demo takes all.</p>
    </>
  );
}

const NAMES: readonly string[] = ['aiName', 'userName'];
const LONG: readonly string[] = ['intro', 'suggestions'];
const positions = [{id: '' as const, name: 'Automatic'}, ...SEND_POSITIONS];

/** Texts of the chat's own messages, and the send button. */
function TextFields({look, onPut}: LookFieldsProps): ReactNode {
  const id = useId();
  return (
    <div className={lookStyles.fields}>
      {LOOK_TEXTS.filter(({name}) => !NAMES.includes(name)).map(({name, label, maxLength}) => {
        const common = {
          id: `${id}-${name}`,
          className: ui.control,
          maxLength: maxLength,
          value: look[name] ?? '',
        };
        return (
          <div key={name} className={ui.field}>
            <label htmlFor={common.id}>{label}</label>
            {LONG.includes(name) ? (
              <textarea
                {...common}
                rows={3}
                onChange={(event) => onPut(name, event.target.value)}
              />
            ) : (
              <input
                {...common}
                autoComplete="off"
                onChange={(event) => onPut(name, event.target.value)}
              />
            )}
          </div>
        );
      })}
      <Select
        label="Place of the send button"
        value={look.sendPosition ?? ''}
        options={positions}
        onChange={(position) => onPut('sendPosition', position || undefined)}
      />
    </div>
  );
}

const fonts = [{id: '' as const, name: 'As the page'}, ...FONTS];

/** Corners, sizes and the font. */
function ShapeFields({look, onPut}: LookFieldsProps): ReactNode {
  const id = useId();
  return (
    <div className={lookStyles.fields}>
      {LOOK_NUMBERS.map(({name, label, min, max, usual}) => (
        <div key={name} className={lookStyles.range}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <output htmlFor={`${id}-${name}`}>
            {look[name] === undefined ? 'automatic' : `${look[name]} px`}
          </output>
          <input
            id={`${id}-${name}`}
            type="range"
            min={min}
            max={max}
            value={look[name] ?? usual}
            onChange={(event) => onPut(name, Number(event.target.value))}
          />
        </div>
      ))}
      <Select
        label="Font"
        value={look.font ?? ''}
        options={fonts}
        onChange={(font) => onPut('font', font || undefined)}
      />
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
  const [later, flush] = useLater(DRAW_AFTER);

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
        <CollapsibleSection title="Brand color">
          <BrandFields
            look={look}
            onChange={(theme) => change(withBrand(look, theme), 'brand')}
            onChangeAll={(theme) => {
              flush();
              act({type: 'brand', theme});
            }}
          />
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
