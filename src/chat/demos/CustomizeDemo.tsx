import React, {useId, useMemo, useState, type ReactNode} from 'react';
import {Chat} from '@site/src/chat';
import {CopyButton} from '../../ui/code/CopyButton';
import {RadioGroup} from '../../ui/RadioGroup';
import Scrollable from '../../ui/Scrollable';
import {customizeConfig} from './configs';
import styles from './demos.module.css';
import {designs} from './designs';
import {followingStyles, lookCode, lookProperties, sliders, type DemoLook} from './demoLook';

/** A style editor: sliders and colors change the chat immediately and write the code beside it. */
export function CustomizeDemo(): ReactNode {
  const id = useId();
  const [design, setDesign] = useState(designs[0]);
  const [look, setLook] = useState<DemoLook>(design.look);
  const [before, setBefore] = useState<readonly string[]>(lookCode(design.look));
  const config = useMemo(
    () => ({...customizeConfig, ...design.config, messageStyles: followingStyles}),
    [design],
  );
  const lines = lookCode(look);
  const change = (values: Partial<DemoLook>) => {
    setBefore(lines);
    setLook({...look, ...values});
  };
  const choose = (chosen: string) => {
    const next = designs.find((one) => one.id === chosen) ?? design;
    setDesign(next);
    setBefore(lines);
    setLook(next.look);
  };
  return (
    <div className={styles.split} style={lookProperties(look)}>
      <Chat
        key={design.id}
        config={config}
        label={`Chat in the design ${design.name}`}
        height={440}
      />
      <div className={styles.editor}>
        <RadioGroup label="Design" options={designs} value={design.id} onChange={choose} />
        {sliders.map(({id: name, label, min, max}) => (
          <div key={name} className={styles.slider}>
            <label htmlFor={id + name}>{label}</label>
            <input
              id={id + name}
              type="range"
              min={min}
              max={max}
              value={look[name]}
              onChange={(event) => change({[name]: Number(event.target.value)})}
            />
            <output htmlFor={id + name}>{look[name]} px</output>
          </div>
        ))}
        <div className={styles.colors}>
          {(['user', 'reply'] as const).map((name) => (
            <label key={name}>
              <input
                type="color"
                value={look[name]}
                onChange={(event) => change({[name]: event.target.value})}
              />
              {name === 'user' ? 'Your bubble' : 'Reply bubble'}
            </label>
          ))}
        </div>
        <figure className={styles.written}>
          <figcaption>
            Your code
            <CopyButton text={() => lines.join('\n')} subject="the styles" />
          </figcaption>
          <Scrollable as="pre" label="Code of the styles">
            <code>
              {lines.map((line, index) => (
                <span key={index} data-changed={line !== before[index] || undefined}>
                  {`${line}\n`}
                </span>
              ))}
            </code>
          </Scrollable>
        </figure>
      </div>
    </div>
  );
}
