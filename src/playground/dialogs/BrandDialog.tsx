import React, {useId, useMemo, useState, type ReactNode} from 'react';
import {siteSkin} from '../../chat/contrastSkin';
import {Button} from '../../ui/Button';
import {Dialog} from '../../ui/Dialog';
import {RadioGroup} from '../../ui/RadioGroup';
import ui from '../../ui/ui.module.css';
import {elementProps} from '../model/elementProps';
import {demoChat} from '../schema';
import {
  brandTheme,
  figuresOf,
  lookIn,
  withBrand,
  type BrandTheme,
  colorsOfPicture,
} from '../style/brand';
import type {Look} from '../style/look';
import {BrandStage} from './BrandStage';
import styles from './brand.module.css';
import dialogs from './dialogs.module.css';

/** Side in px at which a picture is read: enough for the colors of a logo. */
const SIDE = 96;

/**
 * The colors of a picture, read in this page and sent nowhere.
 *
 * @throws DOMException when the browser cannot read the file as a picture.
 */
async function pictureColors(file: File): Promise<readonly string[]> {
  const address = URL.createObjectURL(file);
  try {
    // An element reads drawings too, which `createImageBitmap` does not read from a file.
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIDE;
    const context = canvas.getContext('2d', {willReadFrequently: true});
    context?.drawImage(picture, 0, 0, SIDE, SIDE);
    return colorsOfPicture(context?.getImageData(0, 0, SIDE, SIDE).data ?? []);
  } finally {
    URL.revokeObjectURL(address);
  }
}

interface Props {
  /** The look that the colors go into. */
  readonly look: Look;
  readonly name: string;
  /** How many chats there are. */
  readonly count: number;
  readonly onApply: (theme: BrandTheme, isForAll: boolean) => void;
  readonly onClose: () => void;
}

const PLACES = [
  {id: 'inline', name: 'Page section'},
  {id: 'page', name: 'Full screen'},
  {id: 'launcher', name: 'Launcher'},
] as const;

const MODES = [
  {id: 'light', name: 'Light'},
  {id: 'dark', name: 'Dark'},
] as const;

const FIRST_COLOR = '#0b6b63';
const HISTORY = [
  {role: 'user', text: 'Do you ship to Norway?'},
  {role: 'ai', text: 'Yes, within four days. Shipping is free above 50 euros.'},
  {role: 'user', text: 'Great, thank you!'},
];
const silent = {onRequest: () => undefined, onReply: () => undefined};

/** Makes a theme for both color modes of a brand color, and shows it before it is applied. */
export function BrandDialog({look, name, count, onApply, onClose}: Props): ReactNode {
  const id = useId();
  const [color, setColor] = useState(look.user ?? FIRST_COLOR);
  const [found, setFound] = useState<readonly string[]>([]);
  const [error, setError] = useState('');
  const [place, setPlace] = useState<(typeof PLACES)[number]['id']>('inline');
  const [mode, setMode] = useState<'light' | 'dark'>(siteSkin);
  const theme = useMemo(() => brandTheme(color), [color]);
  const config = useMemo(() => {
    const shown = {...demoChat('brand'), look: lookIn(withBrand(look, theme), mode)};
    const props = elementProps(shown, {systemPrompt: ''}, {}, silent);
    return {...props, history: HISTORY};
  }, [look, theme, mode]);

  const read = (file: File | undefined) => {
    setError('');
    if (!file) return;
    pictureColors(file).then(
      (colors) => {
        setFound(colors);
        const [first] = colors;
        if (first) setColor(first);
        else setError('This picture has no visible colors.');
      },
      () => setError('Couldn’t read this file as a picture.'),
    );
  };

  const {paper, user, userText} = {...theme[mode], paper: mode === 'dark' ? '#0b0c0f' : '#ffffff'};
  return (
    <Dialog
      title={`Brand style of ${name}`}
      isWide
      onClose={onClose}
      footer={
        <>
          {count > 1 && <Button onClick={() => onApply(theme, true)}>Apply to all chats</Button>}
          <Button primary onClick={() => onApply(theme, false)}>
            Apply to {name}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.choice}>
          <div className={styles.color}>
            <input
              id={`${id}-color`}
              type="color"
              value={color}
              onChange={(event) => setColor(event.target.value)}
            />
            <label htmlFor={`${id}-color`}>
              Brand color <code>{color}</code>
            </label>
          </div>
          <div className={ui.field}>
            <label htmlFor={`${id}-picture`}>Or take it from a picture</label>
            <input
              id={`${id}-picture`}
              className={dialogs.file}
              type="file"
              accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
              aria-describedby={`${id}-help`}
              onChange={(event) => read(event.target.files?.[0])}
            />
            <p id={`${id}-help`} className={ui.help}>
              Such as your logo. It’s read in this tab and isn’t uploaded.
            </p>
          </div>
          {found.length > 0 && (
            <div className={styles.swatches} role="group" aria-label="Colors of the picture">
              {found.map((one) => (
                <button
                  key={one}
                  type="button"
                  style={{background: one}}
                  aria-label={one}
                  aria-pressed={one === color}
                  onClick={() => setColor(one)}
                />
              ))}
            </div>
          )}
          {error && (
            <p className={ui.error} role="alert">
              {error}
            </p>
          )}
          <table className={styles.figures}>
            <caption>Contrast</caption>
            <thead>
              <tr>
                <th scope="col">Pair</th>
                <th scope="col">Light</th>
                <th scope="col">Dark</th>
              </tr>
            </thead>
            <tbody>
              {figuresOf(theme).map(({what, light, dark, least}) => (
                <tr key={what}>
                  <th scope="row">
                    {what}
                    {least && <span className={ui.note}> at least {least}</span>}
                  </th>
                  <td>{light.toFixed(2)}</td>
                  <td>{dark.toFixed(2)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className={styles.preview}>
          <div className={styles.views}>
            <RadioGroup label="Place" options={PLACES} value={place} onChange={setPlace} />
            <RadioGroup label="Color mode" options={MODES} value={mode} onChange={setMode} />
          </div>
          <BrandStage
            config={config}
            placement={place}
            label="Preview of the brand style"
            page={{paper, launcher: user, launcherText: userText}}
          />
        </div>
      </div>
    </Dialog>
  );
}
