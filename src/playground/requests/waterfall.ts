import type {Exchange} from '../../providers/exchange';

/** A part of a request on the time axis, in ms from its start. */
export interface Phase {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** A request on a time axis. */
export interface Waterfall {
  /** End of the axis in ms. */
  readonly total: number;
  readonly phases: readonly Phase[];
  /** When the events of the stream came, as far as they are kept. */
  readonly events: readonly number[];
  /** How many came in all. */
  readonly count: number;
  /** Of the body of the response. */
  readonly bytes?: number;
  readonly end: string;
}

function endOf({sent, error, arrival, count = 0}: Exchange): string {
  if (arrival?.ending === 'broken') return 'The connection was lost';
  if (arrival?.ending === 'stopped') return 'Stopped';
  if (error !== undefined) return 'Failed';
  if (arrival?.ending === 'complete') return 'Complete';
  if (!sent && count > 0) return 'Complete, without a request';
  return 'Still open';
}

/** Puts the parts of a request on a time axis: waiting, the first byte, the events, the end. */
export function waterfallOf(exchange: Exchange): Waterfall {
  const {arrival, times = [], first, took = 0, count = 0} = exchange;
  const {head, firstByte, end, bytes} = arrival ?? {};
  const last = Math.max(took, end ?? 0, firstByte ?? 0, head ?? 0, times.at(-1) ?? 0);
  const begin = firstByte ?? first;
  const phases: Phase[] = [];
  const add = (name: string, from: number | undefined, to: number | undefined) => {
    if (from !== undefined && to !== undefined && to >= from) phases.push({name, from, to});
  };
  add('Waiting for the response', 0, head ?? begin ?? last);
  add('Waiting for the first byte', head, firstByte);
  add(count > 1 ? 'Receiving events' : 'Receiving', begin, end ?? last);
  return {
    total: Math.max(1, last),
    phases,
    events: count > 1 ? times : [],
    count,
    ...(bytes ? {bytes} : {}),
    end: endOf(exchange),
  };
}

/** A time in ms, as people read it. */
export function msText(ms: number): string {
  return ms < 10_000 ? `${Math.round(ms).toLocaleString('en')} ms` : `${(ms / 1000).toFixed(1)} s`;
}
