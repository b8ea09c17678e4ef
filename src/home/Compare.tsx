import React, {type ReactNode} from 'react';
import {COMPONENT_KILOBYTES} from '../data/figures';
import {providers} from '../data/providers';
import {Table} from '../ui/Table';
import styles from './home.module.css';

/** What each way costs; the better one is said where there is one. */
const ROWS: readonly (readonly [what: string, deepChat: string, own: string, better?: 'own'])[] = [
  [
    'Streaming',
    'One setting. Stop button, errors and half-written Markdown are handled.',
    'You parse the stream, cancel it, and draw incomplete Markdown.',
  ],
  [
    'Providers',
    `${providers.length} formats behind one property.`,
    'You write and maintain one adapter for each.',
  ],
  [
    'Files and speech',
    'Attributes turn on pickers, camera, microphone and dictation.',
    'You build pickers, previews, limits and permissions.',
  ],
  [
    'Download',
    `${COMPONENT_KILOBYTES} kB gzipped, including parts that you don’t use.`,
    'Only what you write.',
    'own',
  ],
  [
    'Markup',
    'Styles reach every part, but the structure is fixed.',
    'Every element is yours.',
    'own',
  ],
  [
    'Accessibility',
    'One file from our guide closes the known gaps.',
    'Yours to design, and yours to test.',
  ],
];

const BETTER = (
  <b role="img" aria-label="Better:">
    ✓{' '}
  </b>
);

/** The component compared with your own chat, including where yours is better. */
export function Compare(): ReactNode {
  return (
    <div className="markdown">
      <Table className={styles.compare}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Part</span>
            </th>
            <th scope="col">Deep Chat</th>
            <th scope="col">Your own chat</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([what, deepChat, own, better]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-label="Deep Chat">
                {better !== 'own' && BETTER}
                {deepChat}
              </td>
              <td data-label="Your own chat">
                {better === 'own' && BETTER}
                {own}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
