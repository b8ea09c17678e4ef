import React, {type ReactNode} from 'react';
import type {Exchange} from '../../providers/exchange';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import Scrollable from '../../ui/Scrollable';
import ui from '../../ui/ui.module.css';
import {sizeInWords} from '../dialogs/useMessages';
import {msText, waterfallOf} from './waterfall';
import styles from './requests.module.css';

/** Lines that divide the axis. */
const STEPS = [0, 0.25, 0.5, 0.75, 1];

/** The parts of a request as bars on a time axis, and the same as a table. */
export function WaterfallView({exchange}: {readonly exchange: Exchange}): ReactNode {
  const {total, phases, events, count, bytes, end} = waterfallOf(exchange);
  const percent = (at: number) => `${(at / total) * 100}%`;
  return (
    <section aria-label="Timing" className={styles.waterfall}>
      {/* The table has all of it. */}
      <div aria-hidden="true" className={styles.chart}>
        {phases.map(({name, from, to}) => (
          <div key={name} className={styles.row}>
            <span className={styles.phase}>{name}</span>
            <span className={styles.track}>
              <span
                className={styles.bar}
                style={{insetInlineStart: percent(from), width: percent(to - from)}}
              />
            </span>
            <span className={styles.time}>{msText(to - from)}</span>
          </div>
        ))}
        {events.length > 0 && (
          <div className={styles.row}>
            <span className={styles.phase}>{count.toLocaleString('en')} events</span>
            <span className={styles.track} data-events>
              {events.map((at, index) => (
                <span key={index} className={styles.tick} style={{insetInlineStart: percent(at)}} />
              ))}
            </span>
            <span className={styles.time} />
          </div>
        )}
        <div className={styles.row}>
          <span className={styles.phase} />
          <span className={styles.axis}>
            {STEPS.map((step) => (
              <span key={step}>{step === 0 ? '0' : step === 1 ? msText(total) : ''}</span>
            ))}
          </span>
          <span className={styles.time} />
        </div>
      </div>
      <p className={ui.help}>
        {end}
        {bytes ? `, ${sizeInWords(bytes)} received` : ''}.
      </p>
      <CollapsibleSection title="Times as a table">
        <Scrollable as="div" label="Times">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Part</th>
                <th scope="col">From</th>
                <th scope="col">To</th>
              </tr>
            </thead>
            <tbody>
              {phases.map(({name, from, to}) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{msText(from)}</td>
                  <td>{msText(to)}</td>
                </tr>
              ))}
              {events.map((at, index) => (
                <tr key={index}>
                  <th scope="row">Event {index + 1}</th>
                  <td>{msText(at)}</td>
                  <td>{msText(at)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrollable>
        {count > events.length && events.length > 0 && (
          <p className={ui.help}>The first {events.length} events are listed.</p>
        )}
      </CollapsibleSection>
    </section>
  );
}
