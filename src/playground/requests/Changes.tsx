import React, {type ReactNode} from 'react';
import type {Json} from '../../lib/json';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import Scrollable from '../../ui/Scrollable';
import {bodyDifference} from './bodyDifference';
import styles from './requests.module.css';

/** Most characters of one value; the whole is in the body. */
const SHOWN = 200;

function value(given: Json | undefined): string {
  const text = given === undefined ? 'absent' : JSON.stringify(given);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** Where a request differs from the one before it. */
export function Changes({before, after}: {readonly before: Json; readonly after: Json}): ReactNode {
  const changes = bodyDifference(before, after);
  const note = changes.length === 1 ? '1 place' : `${changes.length} places`;
  return (
    <CollapsibleSection title="Changes since the previous request" note={note}>
      {changes.length === 0 ? (
        <p>The body is the same.</p>
      ) : (
        <Scrollable as="div" label="Changes since the previous request">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Place</th>
                <th scope="col">Before</th>
                <th scope="col">Now</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({path, before: old, after: now}) => (
                <tr key={path}>
                  <th scope="row">
                    <code>{path || 'body'}</code>
                  </th>
                  <td data-gone={now === undefined || undefined}>{value(old)}</td>
                  <td data-new>{value(now)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrollable>
      )}
    </CollapsibleSection>
  );
}
