import React, {useSyncExternalStore, type ReactNode} from 'react';
import ui from '../../ui/ui.module.css';
import {MEDIA, type Medium} from '../model/media';

interface Props {
  readonly value: readonly Medium[];
  readonly onChange: (media: readonly Medium[]) => void;
}

const never = () => () => undefined;

/** What a chat can take besides text. */
export function MediaFields({value, onChange}: Props): ReactNode {
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
