import React, {useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {DEEP_CHAT_LICENSE} from '../config/version';
import {COMPONENT_KILOBYTES} from '../data/figures';
import {providers} from '../data/providers';
import {FRAMEWORKS} from '../example/frameworks';
import {ActionLink} from '../ui/ActionLink';
import {CopyButton} from '../ui/code/CopyButton';
import {ChoiceChips, ChoiceStyle, useChosen} from './Choice';
import {attributesOf, BASE, chips, INTRO_LINE, type Chip} from './hero/chips';
import {HeroChat} from './hero/HeroChat';
import heroStyles from './hero/hero.module.css';
import styles from './startPanel.module.css';

function Attribute({code}: {readonly code: string}): ReactNode {
  const at = code.indexOf('=');
  return (
    <>
      <span className="token attr-name">{code.slice(0, at)}</span>=
      <span className="token string">{code.slice(at + 1)}</span>
    </>
  );
}

/** A line in all its forms; the style sheet shows that of the chosen chip. */
function Line({line}: {readonly line: Chip['line']}): ReactNode {
  const others = chips.filter((chip) => chip.line !== line).map(({id}) => id);
  return (
    <>
      <span className={heroStyles.line} data-for={others.join(' ')}>
        <Attribute code={BASE[line]} />
      </span>
      {chips
        .filter((chip) => chip.line === line)
        .map(({id, code}) => (
          <mark key={id} className={heroStyles.line} data-for={id}>
            <Attribute code={code} />
          </mark>
        ))}
    </>
  );
}

function CodeLines(): ReactNode {
  return (
    <pre className={heroStyles.code}>
      <code>
        <span className={heroStyles.tagLine}>
          &lt;<span className="token tag">deep-chat</span>
        </span>
        <Line line="connect" />
        <span className={heroStyles.line}>
          <Attribute code={INTRO_LINE} />
        </span>
        <Line line="other" />
        <span className={heroStyles.tagLine}>
          &gt;&lt;/<span className="token tag">deep-chat</span>&gt;
        </span>
      </code>
    </pre>
  );
}

function codeOf(chip: Chip): string {
  const attributes = attributesOf(chip).map((line) => `  ${line}`);
  return ['<deep-chat', ...attributes, '></deep-chat>'].join('\n');
}

const CHOICES = chips.map(({id, label}) => ({id, label, declarations: `--show-${id}:block`}));

/**
 * Five lines of code, and chips that rewrite one of them while the chat shows the effect. The chips
 * are radio buttons, so the style sheet can follow them without JavaScript.
 */
function OneLine(): ReactNode {
  const name = useId();
  const [place, chosen, setChosen] = useChosen(chips[0].id);
  const chip = chips.find(({id}) => id === chosen) ?? chips[0];
  const [said, setSaid] = useState('');
  const choose = (id: string) => {
    const {label, code, effect} = chips.find((each) => each.id === id) ?? chip;
    setChosen(id);
    setSaid(`${label}. The marked line is now ${code.split('=', 1)[0]}. ${effect}`);
  };

  return (
    <div ref={place} className={heroStyles.demo} data-choice="line" data-chosen={chip.id}>
      <ChoiceStyle scope="line" choices={CHOICES} />
      <div className={heroStyles.live}>
        <HeroChat chip={chip} />
        <p className={heroStyles.label}>Recorded reply, real component. Type to make it live.</p>
      </div>
      <div className={heroStyles.words}>
        <ChoiceChips
          legend="One line changes it:"
          name={name}
          choices={CHOICES}
          onChoose={choose}
        />
        <div className={heroStyles.source}>
          <CodeLines />
          <CopyButton
            text={() => codeOf(chip)}
            subject="the five lines"
            className={heroStyles.copy}
          />
        </div>
        <p className={heroStyles.effect}>
          {chips.map(({id, effect}) => (
            <span key={id} data-for={id}>
              {effect}
            </span>
          ))}
        </p>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </div>
  );
}

/** Whether it fits, in five figures that each lead to their proof. */
const FACTS: readonly (readonly [text: string, to: string])[] = [
  [`${DEEP_CHAT_LICENSE} license`, '/docs/introduction'],
  [`${COMPONENT_KILOBYTES} kB gzipped`, '/docs/guides/performance'],
  [`${providers.length} providers`, '/docs/directConnection'],
  [`${FRAMEWORKS.length} frameworks`, '/examples/frameworks'],
  ['Accessibility guide', '/docs/guides/accessibility'],
];

function Facts(): ReactNode {
  return (
    <ul className={heroStyles.facts}>
      {FACTS.map(([text, to]) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}

const COMMAND = 'npm install deep-chat';

/** The command that installs the component, with a button that copies it. */
function InstallLine(): ReactNode {
  return (
    <div className={styles.install}>
      <code>
        <span aria-hidden="true">$ </span>
        {COMMAND}
      </code>
      <CopyButton text={() => COMMAND} subject="the install command" />
    </div>
  );
}

/** The first panel of the home page: what it is and for whom, where to begin, and what one line does. */
export function StartPanel({
  heading: Heading = 'h1',
  particles = false,
}: {
  readonly heading?: 'h1' | 'h2';
  readonly particles?: boolean;
}): ReactNode {
  return (
    <div className={styles.frame}>
      <div className={clsx(styles.panel, particles && styles.particles)}>
        <div className={styles.text}>
          <Heading className={styles.headline}>AI chat for your page, in one element</Heading>
          <p className={styles.sentence}>
            Deep Chat is a web component for developers. Use it in any framework, and connect it to
            your server, an AI provider or a model in the browser.
          </p>
          <div className={styles.actions}>
            <ActionLink to="/start">Guided start</ActionLink>
            <ActionLink to="/playground" quiet>
              Playground
            </ActionLink>
            <InstallLine />
          </div>
          <Facts />
        </div>
        <OneLine />
      </div>
    </div>
  );
}
