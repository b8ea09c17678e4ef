import React, {type ReactNode} from 'react';
import styles from './Components.module.css';
import {specimens} from './specimens';

/** Every shared component with its states, in both color modes. */
export function Components(): ReactNode {
  return (
    <section className={styles.components} aria-labelledby="components">
      <h2 id="components">Components</h2>
      <p>The components of src/ui in every state that they have, light and dark side by side.</p>
      {specimens.map(({name, says, Specimen}) => (
        <section key={name} className={styles.specimen} aria-label={name}>
          <h3>{name}</h3>
          <p>{says}</p>
          <div className={styles.modes}>
            {(['light', 'dark'] as const).map((mode) => (
              <div
                key={mode}
                className={styles.mode}
                data-theme={mode}
                role="group"
                aria-label={`${name}, ${mode}`}
              >
                <Specimen mode={mode} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}
