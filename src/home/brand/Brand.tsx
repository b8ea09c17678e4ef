import React, {useId, useState, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import Scrollable from '../../ui/Scrollable';
import {CopyButton} from '../../ui/code/CopyButton';
import {StaticCode} from '../../ui/code/StaticCode';
import {ChoiceStyle, ChoiceChips, useChosen} from '../Choice';
import {Recorded} from '../recordings/Recorded';
import {brandColors, type ColorMode} from '../../chat/brandColors';
import {brandCode, propertiesOf} from './colors';
import site from '../../ui/site.module.css';
import styles from './brand.module.css';

/** Colors to begin with; the first is chosen on load. */
const PRESETS = [
  {id: 'clay', name: 'Clay', color: '#b0432a'},
  {id: 'indigo', name: 'Indigo', color: '#4540c8'},
  {id: 'forest', name: 'Forest', color: '#1f6b3f'},
  {id: 'ink', name: 'Ink', color: '#1d2b3a'},
  {id: 'sun', name: 'Sun', color: '#f5c518'},
] as const;

const CHOICES = PRESETS.map(({id, name, color}) => ({
  id,
  declarations: Object.entries(propertiesOf(color))
    .map((property) => property.join(':'))
    .join(';'),
  label: (
    <>
      <span className={styles.dot} style={{background: color}} />
      {name}
    </>
  ),
}));

const PAGES: readonly {readonly id: string; readonly name: string; readonly mode: ColorMode}[] = [
  {id: 'shop', name: 'Shop', mode: 'light'},
  {id: 'docs', name: 'Docs', mode: 'light'},
  {id: 'app', name: 'Dark app', mode: 'dark'},
];

/** The colors that the recording and its page take from the brand. */
const COLORS = ['user', 'userText', 'reply', 'surface', 'text', 'line', 'accent'];

function colorsOf(mode: ColorMode): CSSProperties {
  return Object.fromEntries(COLORS.map((color) => [`--b-${color}`, `var(--${mode}-${color})`]));
}

/** A small page with the chat in it. Only the chat is the component's. */
function SmallPage({id, name, mode}: (typeof PAGES)[number]): ReactNode {
  return (
    <figure className={styles.page} data-page={id} style={colorsOf(mode)}>
      <div className={styles.screen}>
        <div className={styles.top} aria-hidden="true">
          <b>{id === 'shop' ? 'Oak & Ember' : id === 'docs' ? 'Ledger docs' : 'Nightshift'}</b>
          <i />
          <i />
        </div>
        <div className={styles.content} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
        <div className={styles.chat} role="group" aria-label={`Recorded chat, ${name}`}>
          <Recorded names={['brand']} skin={mode} />
        </div>
      </div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/** One conversation in three pages, in a color that the visitor chooses, and the code for it. */
export function Brand(): ReactNode {
  const name = useId();
  const [place, chosen, setChosen] = useChosen(PRESETS[0].id);
  const [own, setOwn] = useState<string>();
  const color = own ?? (PRESETS.find(({id}) => id === chosen) ?? PRESETS[0]).color;
  const code = brandCode(brandColors(color, 'light'));
  const isCorrected = brandColors(color, 'light').user !== color.toLowerCase();

  return (
    <div
      ref={place}
      data-choice="brand"
      data-chosen={own ? undefined : chosen}
      style={own ? propertiesOf(own) : undefined}
    >
      <ChoiceStyle scope="brand" choices={CHOICES} />
      <div className={clsx(site.chips, styles.controls)}>
        <ChoiceChips
          legend="Brand color"
          isLegendHidden
          name={name}
          choices={CHOICES}
          chosen={own ? '' : chosen}
          onChoose={(id) => {
            setOwn(undefined);
            setChosen(id);
          }}
        />
        <label className={styles.own}>
          <input type="color" value={color} onChange={({target}) => setOwn(target.value)} />
          Your color
        </label>
      </div>
      <Scrollable as="div" label="One chat on three pages" className={styles.pages}>
        {PAGES.map((page) => (
          <SmallPage key={page.id} {...page} />
        ))}
      </Scrollable>
      <div className={styles.code}>
        <div>
          <CopyButton
            text={() => code}
            label="Copy these 9 lines"
            subject="for a light page"
            className={styles.copy}
          />
          <p>
            Text keeps a contrast of at least 4.5 : 1 in every color.{' '}
            {isCorrected && (
              <span>
                Your color is too pale for a white page, so the bubble uses the closest color that
                stands out.
              </span>
            )}
          </p>
          <p role="status" className="sr-only">
            {own ? `The chats have the color ${own}.` : ''}
          </p>
        </div>
        <pre>
          {own ? (
            <StaticCode code={code} language="html" />
          ) : (
            PRESETS.map((preset) => (
              <span key={preset.id} data-for={preset.id}>
                <StaticCode code={brandCode(brandColors(preset.color, 'light'))} language="html" />
              </span>
            ))
          )}
        </pre>
      </div>
    </div>
  );
}
