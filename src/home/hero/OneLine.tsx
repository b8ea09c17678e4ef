import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {CopyButton} from '../../ui/code/CopyButton';
import {chips, type Chip} from './chips';
import {Choices, ChoiceStyle, chosenIn} from '../choice/Choice';
import {codeOf, CodeLines} from './CodeLines';
import {HeroChat} from './HeroChat';
import styles from './hero.module.css';

const CHOICES = chips.map(({id, label}) => ({id, label, declarations: `--show-${id}:block`}));

/**
 * Five lines of code, and chips that rewrite one of them while the chat beside it shows the effect. The chips
 * are radio buttons, so the style sheet can follow them without JavaScript.
 */
export function OneLine(): ReactNode {
  const name = useId();
  const place = useRef<HTMLDivElement>(null);
  const [chip, setChip] = useState<Chip>(chips[0]);
  const [said, setSaid] = useState('');
  const choose = (id: string) => {
    const next = chips.find((each) => each.id === id) ?? chip;
    setChip(next);
    setSaid(`${next.label}. The marked line is now ${next.code.split('=', 1)[0]}. ${next.effect}`);
  };

  useEffect(() => {
    // Somebody may have chosen before React was there.
    const chosen = chosenIn(place.current);
    setChip((now) => chips.find(({id}) => id === chosen) ?? now);
  }, []);

  return (
    <div ref={place} className={styles.demo} data-choice="line" data-chosen={chip.id}>
      <ChoiceStyle scope="line" choices={CHOICES} />
      <div className={styles.words}>
        <Choices legend="One line changes it:" name={name} choices={CHOICES} onChoose={choose} />
        <div className={styles.source}>
          <CodeLines />
          <CopyButton text={() => codeOf(chip)} subject="the five lines" className={styles.copy} />
        </div>
        <p className={styles.effect}>
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
      <div className={styles.live}>
        <HeroChat chip={chip} />
        <p className={styles.label}>Recorded reply, real component. Type to make it live.</p>
      </div>
    </div>
  );
}
