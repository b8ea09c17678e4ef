import React, {type ReactNode} from 'react';
import {textOfMarkdown} from '../../chat/staticText';
import {Button} from '../../ui/Button';
import {IconButton} from '../../ui/IconButton';
import Scrollable from '../../ui/Scrollable';
import {download} from '../dialogs/download';
import {seconds, tokensText} from '../model/metrics';
import {progressOf, runCsv, runJson, type RunCell, type RunTable} from '../model/runs';
import {changeCell} from '../stores/runs';
import ui from '../../ui/ui.module.css';
import compare from '../dialogs/compare.module.css';
import styles from './runs.module.css';

const STATES: Readonly<Record<RunCell['state'], string>> = {
  waiting: 'Waits',
  asking: 'Asking…',
  done: '',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

function Figures({cell}: {readonly cell: RunCell}): ReactNode {
  const {metrics, isUnsent, state} = cell;
  const said = [
    STATES[state],
    isUnsent ? 'Nothing was sent' : '',
    !isUnsent && metrics?.first !== undefined ? `First token ${seconds(metrics.first)}` : '',
    metrics ? `Total ${seconds(metrics.total)}` : '',
    metrics?.tokens ? tokensText(metrics.tokens) : '',
  ].filter(Boolean);
  return <p className={styles.figures}>{said.join(' · ')}</p>;
}

function Cell({
  cell,
  label,
  onRate,
}: {
  readonly cell: RunCell;
  /** What the reply answers, for the names of the buttons. */
  readonly label: string;
  readonly onRate: (rating: RunCell['rating']) => void;
}): ReactNode {
  const {reply, error, rating, state} = cell;
  return (
    <div className={styles.cell} data-state={state}>
      {reply !== undefined && <p className={compare.text}>{textOfMarkdown(reply) || '(empty)'}</p>}
      {error !== undefined && <p className={ui.error}>{error}</p>}
      <Figures cell={cell} />
      {state === 'done' && (
        <div className={styles.rating}>
          {(['up', 'down'] as const).map((one) => (
            <IconButton
              key={one}
              icon={one === 'up' ? 'thumbUp' : 'thumbDown'}
              label={`${one === 'up' ? 'Good' : 'Bad'} reply: ${label}`}
              tip={one === 'up' ? 'Good' : 'Bad'}
              aria-pressed={rating === one}
              onClick={() => onRate(rating === one ? undefined : one)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function rated(table: RunTable, column: number): string {
  const ratings = table.rows.map(({cells}) => cells[column]?.rating);
  const up = ratings.filter((one) => one === 'up').length;
  const down = ratings.filter((one) => one === 'down').length;
  return up + down > 0 ? `${up} good, ${down} bad` : '';
}

/** The replies of a run as a table, to rate and to export. */
export function RunResults({
  table,
  isRunning,
}: {
  readonly table: RunTable;
  readonly isRunning: boolean;
}): ReactNode {
  const {ended, all} = progressOf(table);
  const {chats, rows, variables} = table;
  return (
    <section className={styles.results} aria-label="Replies of the run">
      <div className={styles.progress}>
        <progress max={all} value={ended} aria-label="Progress of the run" />
        <p role="status">
          {ended} of {all} {isRunning ? 'replies' : 'replies, the run has ended'}
        </p>
        <Button icon="save" onClick={() => download('run.csv', runCsv(table), 'text/csv')}>
          CSV
        </Button>
        <Button icon="save" onClick={() => download('run.json', runJson(table))}>
          JSON
        </Button>
      </div>
      <Scrollable as="div" label="Replies of the run, to scroll" className={compare.scroll}>
        <table className={compare.table}>
          <thead>
            <tr>
              <th scope="col">{variables.length > 0 ? variables.join(', ') : 'Prompt'}</th>
              {chats.map(({id, name}, column) => (
                <th key={id} scope="col">
                  {name}
                  <span className={styles.figures}>{rated(table, column)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({values, prompt, cells}, row) => {
              const head = variables.map((name) => values[name]).join(', ') || prompt;
              return (
                <tr key={row}>
                  <th scope="row" title={prompt}>
                    {head}
                  </th>
                  {cells.map((cell, column) => (
                    <td key={chats[column]?.id}>
                      <Cell
                        cell={cell}
                        label={`${chats[column]?.name ?? ''}, ${head}`}
                        onRate={(rating) => changeCell(row, column, {rating})}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scrollable>
    </section>
  );
}
