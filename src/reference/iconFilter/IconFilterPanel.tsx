import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {CodeBlock} from '../../ui/code/CodeBlock';
import {filterFor, parseColor} from './filterFor';
import fieldStyles from '../../ui/fields.module.css';
import styles from './IconFilter.module.css';

/** An icon like the built-in ones: black, with a transparent background. */
function Icon({filter}: {readonly filter?: string}): ReactNode {
  return (
    <span className={styles.ground}>
      <svg viewBox="0 0 24 24" aria-hidden="true" style={{filter}}>
        <path d="M2 3v7l14 2-14 2v7l20-9z" />
      </svg>
    </span>
  );
}

/** A color, the filter that makes it from a black icon, and the property to paste. */
export default function IconFilterPanel(): ReactNode {
  const [text, setText] = useState('#0b6b63');
  const picker = useRef<HTMLInputElement>(null);
  const color = parseColor(text);
  const filter = color && filterFor(color);

  // The button that opened the tool is gone, and with it the reader's place on the page.
  useEffect(() => picker.current?.focus(), []);

  return (
    <div className={`${styles.tool} ${fieldStyles.fields}`}>
      <label>
        Color
        <input
          ref={picker}
          type="color"
          value={color ? text : '#000000'}
          onChange={({target}) => setText(target.value)}
        />
      </label>
      <label>
        As text
        <input
          value={text}
          spellCheck={false}
          aria-invalid={!color}
          aria-describedby={color ? undefined : 'icon-filter-error'}
          onChange={({target}) => setText(target.value)}
        />
      </label>
      <div className={styles.preview}>
        <Icon />
        <span aria-hidden="true">→</span>
        <Icon filter={filter} />
        <span className={styles.swatch} style={{backgroundColor: color ? text : undefined}} />
      </div>
      <div role="status" className={styles.result}>
        {filter ? (
          <CodeBlock language="tsx" title="Send icon">
            {`submitButtonStyles={{\n  submit: {\n    svg: {styles: {default: {filter: '${filter}'}}},\n  },\n}}`}
          </CodeBlock>
        ) : (
          <p id="icon-filter-error">Write the color with six digits, such as #0b6b63.</p>
        )}
      </div>
    </div>
  );
}
