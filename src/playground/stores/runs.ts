import {cancelled, withCell, type RunCell, type RunTable} from '../model/runs';
import {Store, useStore} from './store';

interface RunState {
  /** The last run; absent before the first. */
  readonly table?: RunTable;
  readonly isRunning: boolean;
}

const NONE: RunState = {isRunning: false};

/** The last run stays as long as the page is open. */
const runs = new Store<RunState>(NONE);

/** The last run and whether it goes on. */
export function useRun(): RunState {
  return useStore(runs, NONE);
}

/** Begins a run, which replaces the last one. */
export function startRun(table: RunTable): void {
  runs.set({table, isRunning: true});
}

/** Changes one cell of a run. The run is over when no cell waits any more. */
export function changeCell(row: number, column: number, changes: Partial<RunCell>): void {
  const {table, isRunning} = runs.get();
  if (!table) return;
  const next = withCell(table, row, column, changes);
  const waits = next.rows.some(({cells}) =>
    cells.some(({state}) => state === 'waiting' || state === 'asking'),
  );
  runs.set({table: next, isRunning: isRunning && waits});
}

/** Ends a run; its replies stay. */
export function cancelRun(): void {
  const {table, isRunning} = runs.get();
  if (table && isRunning) runs.set({table: cancelled(table), isRunning: false});
}
