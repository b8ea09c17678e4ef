/** Bars of the waveform. */
export const BARS = 44;

/** What the sample says. It is simulated: no sound is played or recorded for it. */
export const SAMPLE = 'What time do you close on Friday?';

/** Heights from 0 to 1 that look like a short sentence: louder within words, quiet between them. */
export function sampleBars(): readonly number[] {
  const words = SAMPLE.split(' ').length;
  return Array.from({length: BARS}, (_, index) => {
    const share = (index / BARS) * words;
    const within = Math.sin((share % 1) * Math.PI);
    const ripple = 0.75 + 0.25 * Math.sin(index * 2.4);
    return Math.max(0.08, within * ripple);
  });
}

/** The words that were said by a point of the sample. */
export function saidBy(share: number): string {
  const words = SAMPLE.split(' ');
  return words.slice(0, Math.round(Math.min(1, Math.max(0, share)) * words.length)).join(' ');
}

/** Heights of the bars from the samples of an analyser, which are bytes around 128. */
export function barsOf(samples: Uint8Array): readonly number[] {
  const size = Math.max(1, Math.floor(samples.length / BARS));
  return Array.from({length: BARS}, (_, bar) => {
    const part = samples.subarray(bar * size, (bar + 1) * size);
    const loudest = part.reduce((most, value) => Math.max(most, Math.abs(value - 128)), 0);
    return Math.max(0.04, Math.min(1, loudest / 64));
  });
}
