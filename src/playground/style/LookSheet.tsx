import React, {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {MediaFields} from '../dialogs/MediaFields';
import type {Medium} from '../model/media';
import type {Appearance} from '../model/appearance';
import type {ChatModel} from '../model/workspace';
import {Button} from '../../ui/Button';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {Dialog} from '../../ui/Dialog';
import {ColorFields} from './ColorFields';
import type {Look} from './look';
import {PictureFields} from './PictureFields';
import {PresetChoice} from './PresetChoice';
import {ShapeFields} from './ShapeFields';
import {TextFields} from './TextFields';

/** A chat is drawn anew this many ms after the last edit: a drag is a hundred edits. */
const DRAW_AFTER = 100;

interface Props {
  readonly chat: ChatModel;
  /** Name of the chat. */
  readonly name: string;
  readonly onDress: (changes: Appearance, step: string) => void;
  readonly onClose: () => void;
}

/** Everything about a chat that a reader of it sees: colors, shape, names, texts, files. Applied at once. */
export function LookSheet({chat, name, onDress, onClose}: Props): ReactNode {
  const [look, setLook] = useState<Look>(chat.look ?? {});
  const [media, setMedia] = useState<readonly Medium[]>(chat.media ?? []);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => void>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current?.();
    waiting.current = undefined;
  }, []);
  // What is still waiting when the sheet closes counts too.
  useEffect(() => flush, [flush]);

  const change = (next: Look, step: string) => {
    setLook(next);
    clearTimeout(timer.current);
    waiting.current = () => onDress({look: next}, step);
    timer.current = setTimeout(flush, DRAW_AFTER);
  };
  /** Sets one part, or takes it out. */
  const put = (part: keyof Look, value: string | number | undefined) => {
    const {[part]: _, ...rest} = look;
    change(value === undefined || value === '' ? rest : {...rest, [part]: value}, part);
  };

  return (
    <Dialog
      title={`Look of ${name}`}
      beside={chat.id}
      onClose={onClose}
      footer={
        <>
          <Button disabled={Object.keys(look).length === 0} onClick={() => change({}, 'reset')}>
            Reset the look
          </Button>
          <Button primary onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <PresetChoice look={look} onChange={(next) => change(next, 'preset')} />
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
            onChange={(next) => {
              setMedia(next);
              onDress({media: next}, 'media');
            }}
          />
        </CollapsibleSection>
      </div>
    </Dialog>
  );
}
