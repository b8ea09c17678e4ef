import React, {useId, useState, type ReactNode} from 'react';
import {Select} from '../../ui/Select';
import ui from '../../ui/ui.module.css';
import {LOOK_TEXTS, type AvatarName, type LookFieldsProps} from './look';
import dialogs from '../dialogs/dialogs.module.css';
import styles from './look.module.css';

/** Side of an avatar in px: 1.5 em on a screen with double density, rounded up. */
const SIDE = 64;

/**
 * Reads a picture file, cropped to a square and small enough for a link.
 *
 * @throws DOMException when the browser can't read the file as a picture.
 */
async function smallPicture(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const {width, height} = picture;
  const side = Math.min(width, height);
  canvas
    .getContext('2d')
    ?.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  // Browsers that can't write WebP return PNG.
  return canvas.toDataURL('image/webp', 0.85);
}

const sides = [
  {name: 'aiName', avatar: 'aiAvatar', whose: 'the assistant'},
  {name: 'userName', avatar: 'userAvatar', whose: 'the user'},
] as const;

/** Names and pictures beside the bubbles. The workspace holds each picture, scaled down. */
export function PictureFields({look, onPut}: LookFieldsProps): ReactNode {
  const id = useId();
  const [error, setError] = useState('');

  const take = (avatar: AvatarName, file: File | undefined) => {
    setError('');
    if (!file) return;
    smallPicture(file).then(
      (picture) => onPut(avatar, picture),
      () => setError('Couldn’t read this file as a picture. Choose a PNG, JPEG, WebP or GIF.'),
    );
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
                accept="image/png,image/jpeg,image/webp,image/gif"
                onChange={(event) => take(avatar, event.target.files?.[0])}
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
