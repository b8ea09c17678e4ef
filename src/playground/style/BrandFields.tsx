import React, {useId, useState, type ReactNode} from 'react';
import {Button} from '../../ui/Button';
import ui from '../../ui/ui.module.css';
import dialogs from '../dialogs/dialogs.module.css';
import {brandTheme, colorsOfPicture, type BrandTheme} from './brand';
import type {Look} from './look';
import {NO_PICTURE, PICTURE_TYPES, readPicture} from './readPicture';
import styles from './look.module.css';

/** Side in px at which a picture is read: enough for the colors of a logo. */
const SIDE = 96;
const FIRST_COLOR = '#0b6b63';

interface Props {
  readonly look: Look;
  readonly onChange: (theme: BrandTheme) => void;
  /** Gives the theme to all chats. */
  readonly onChangeAll: (theme: BrandTheme) => void;
}

/** Turns one color, or a logo's colors, into readable colors for light and dark mode. */
export function BrandFields({look, onChange, onChangeAll}: Props): ReactNode {
  const id = useId();
  const [color, setColor] = useState(look.user ?? FIRST_COLOR);
  const [inPicture, setInPicture] = useState<readonly string[]>([]);
  const [error, setError] = useState('');

  const choose = (next: string) => {
    setColor(next);
    onChange(brandTheme(next));
  };
  const read = async (file: File | undefined) => {
    setError('');
    if (!file) return;
    try {
      const {pixels} = await readPicture(file, SIDE);
      const colors = colorsOfPicture(pixels);
      setInPicture(colors);
      const [first] = colors;
      if (first) choose(first);
      else setError('This picture has no visible colors.');
    } catch {
      setError(NO_PICTURE);
    }
  };

  return (
    <div className={styles.fields}>
      <div className={styles.color}>
        <input
          id={`${id}-color`}
          type="color"
          value={color}
          onChange={(event) => choose(event.target.value)}
        />
        <label htmlFor={`${id}-color`}>
          Brand color <code>{color}</code>
          <span className={styles.value}>
            Makes colors for light and dark mode that can be read
          </span>
        </label>
      </div>
      <div className={ui.field}>
        <label htmlFor={`${id}-picture`}>Or take it from a picture</label>
        <input
          id={`${id}-picture`}
          className={dialogs.file}
          type="file"
          accept={PICTURE_TYPES}
          aria-describedby={`${id}-help`}
          onChange={(event) => void read(event.target.files?.[0])}
        />
        <p id={`${id}-help`} className={ui.help}>
          Such as your logo. It’s read in this tab and isn’t uploaded.
        </p>
      </div>
      {inPicture.length > 0 && (
        <div className={styles.swatches} role="group" aria-label="Colors of the picture">
          {inPicture.map((one) => (
            <button
              key={one}
              type="button"
              style={{background: one}}
              aria-label={one}
              aria-pressed={one === color}
              onClick={() => choose(one)}
            />
          ))}
        </div>
      )}
      {error && (
        <p className={ui.error} role="alert">
          {error}
        </p>
      )}
      <div>
        <Button onClick={() => onChangeAll(brandTheme(color))}>Use in all chats</Button>
      </div>
    </div>
  );
}
