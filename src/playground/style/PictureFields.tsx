import React, {useId, useState, type ReactNode} from 'react';
import {Select} from '../../ui/Select';
import ui from '../../ui/ui.module.css';
import {LOOK_TEXTS, type AvatarName, type LookFieldsProps} from './look';
import styles from './look.module.css';

/** Side of an avatar in px: 1.5 em at twice the density of the screen, with some room. */
const SIDE = 64;

/**
 * A picture of a file, cut to a square and made small enough to travel in a link.
 *
 * @throws DOMException when the browser cannot read the file as a picture.
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
  // Browsers that cannot write WebP answer with PNG.
  return canvas.toDataURL('image/webp', 0.85);
}

const sides = [
  {name: 'aiName', avatar: 'aiAvatar', whose: 'the assistant'},
  {name: 'userName', avatar: 'userAvatar', whose: 'the reader'},
] as const;

/** Names and pictures beside the bubbles. A picture is made small and stays in the workspace. */
export function PictureFields({look, onPut}: LookFieldsProps): ReactNode {
  const id = useId();
  const [error, setError] = useState('');

  const take = (avatar: AvatarName, file: File | undefined) => {
    setError('');
    if (!file) return;
    smallPicture(file).then(
      (picture) => onPut(avatar, picture),
      () => setError('This file could not be read as a picture.'),
    );
  };

  return (
    <div className={styles.fields}>
      {sides.map(({name, avatar, whose}) => {
        const picture = look[avatar];
        const options = [
          {id: '', name: 'None'},
          {id: 'built-in', name: 'Built in'},
          ...(picture && picture !== 'built-in' ? [{id: picture, name: 'Own picture'}] : []),
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
              <label htmlFor={`${id}-${avatar}`}>Own picture of {whose}</label>
              <input
                id={`${id}-${avatar}`}
                className={styles.file}
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
