import React, {useId, useState, type ReactNode} from 'react';
import {Select} from '../../ui/Select';
import ui from '../../ui/ui.module.css';
import {LOOK_TEXTS, type AvatarName, type LookFieldsProps} from './look';
import {NO_PICTURE, PICTURE_TYPES, readPicture} from './readPicture';
import dialogs from '../dialogs/dialogs.module.css';
import styles from './look.module.css';

/** Side of an avatar in px: 1.5 em on a screen with double density, rounded up. */
const SIDE = 64;

const sides = [
  {name: 'aiName', avatar: 'aiAvatar', whose: 'the assistant'},
  {name: 'userName', avatar: 'userAvatar', whose: 'the user'},
] as const;

/** Names and pictures beside the bubbles. The workspace holds each picture, scaled down. */
export function PictureFields({look, onPut}: LookFieldsProps): ReactNode {
  const id = useId();
  const [error, setError] = useState('');

  const take = async (avatar: AvatarName, file: File | undefined) => {
    setError('');
    if (!file) return;
    try {
      const {canvas} = await readPicture(file, SIDE);
      // Browsers that can't write WebP return PNG.
      onPut(avatar, canvas.toDataURL('image/webp', 0.85));
    } catch {
      setError(NO_PICTURE);
    }
  };

  return (
    <div className={styles.fields}>
      {sides.map(({name, avatar, whose}) => {
        const picture = look[avatar];
        const options = [
          {id: '', name: 'None'},
          {id: 'built-in', name: 'Built-in'},
          ...(picture && picture !== 'built-in' ? [{id: picture, name: 'Custom picture'}] : []),
        ];
        const text = LOOK_TEXTS.find((each) => each.name === name);
        return (
          <React.Fragment key={name}>
            <div className={ui.field}>
              <label htmlFor={`${id}-${name}`}>{text?.label}</label>
              <input
                id={`${id}-${name}`}
                className={ui.control}
                maxLength={text?.maxLength}
                autoComplete="off"
                value={look[name] ?? ''}
                onChange={(event) => onPut(name, event.target.value)}
              />
            </div>
            <Select
              label={`Picture of ${whose}`}
              value={picture ?? ''}
              options={options}
              onChange={(value) => onPut(avatar, value || undefined)}
            />
            <div className={ui.field}>
              <label htmlFor={`${id}-${avatar}`}>Custom picture of {whose}</label>
              <input
                id={`${id}-${avatar}`}
                className={dialogs.file}
                type="file"
                accept={PICTURE_TYPES}
                onChange={(event) => void take(avatar, event.target.files?.[0])}
              />
            </div>
          </React.Fragment>
        );
      })}
      <p className={ui.error} role="alert">
        {error}
      </p>
    </div>
  );
}
