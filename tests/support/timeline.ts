import type {Action} from '../../src/playground/model/actions';
import type {Workspace} from '../../src/playground/schema';
import {act, begin as beginStore, usePlayground} from '../../src/playground/store';

/** The workspace of the store with the steps that led to it. */
export interface Timeline {
  readonly past: readonly Workspace[];
  readonly present: Workspace;
  /** The next step to redo first. */
  readonly future: readonly Workspace[];
  readonly step?: string;
}

function now(): Timeline {
  const {pastStates, futureStates} = usePlayground.temporal.getState();
  const workspaces = (states: readonly {workspace?: Workspace}[]) =>
    states.flatMap(({workspace}) => (workspace ? [workspace] : []));
  const {workspace, step} = usePlayground.getState();
  const future = workspaces(futureStates).reverse();
  return {past: workspaces(pastStates), present: workspace, future, step};
}

/** A timeline with nothing to undo. */
export function begin(workspace: Workspace): Timeline {
  beginStore(workspace);
  return now();
}

/** The timeline after an action; the same object when the action changes nothing. */
export function reduce(timeline: Timeline, action: Action): Timeline {
  const {past, present, future, step} = timeline;
  beginStore(present);
  usePlayground.setState({step});
  usePlayground.temporal.setState({
    pastStates: past.map((workspace) => ({workspace})),
    futureStates: [...future].reverse().map((workspace) => ({workspace})),
  });
  act(action);
  const after = now();
  return after.present === present ? timeline : after;
}
