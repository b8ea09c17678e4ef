/** Whole numbers below a limit, the same ones for the same seed (mulberry32). */
export function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    const first = Math.imul(state ^ (state >>> 15), state | 1);
    const second = first ^ (first + Math.imul(first ^ (first >>> 7), first | 61));
    return ((second ^ (second >>> 14)) >>> 0) % limit;
  };
}
