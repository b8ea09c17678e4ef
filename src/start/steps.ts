import {defined} from '../lib/defined';

/** One step of the start path, with its own route. */
export interface Step {
  readonly path: string;
  readonly title: string;
  /** Its name among the ways of its phase. */
  readonly name?: string;
  /** What the reader has after it, one sentence of 80 to 160 characters. */
  readonly summary: string;
}

/** Steps that follow one another, or of which one is enough. */
export interface Phase {
  readonly title: string;
  /** Its name in the bar of steps. */
  readonly name: string;
  /** Whether it replaces all the others. */
  readonly isAlternative?: boolean;
  readonly steps: readonly Step[];
}

export const phases: readonly Phase[] = [
  {
    title: 'Put it on the page',
    name: 'Create',
    steps: [
      {
        path: '/start/createComponent',
        title: 'Create a component',
        summary:
          'Install one package and add one element. The code is complete in your framework and runs before you connect anything.',
      },
    ],
  },
  {
    title: 'Connect it, one of three ways',
    name: 'Connect',
    steps: [
      {
        path: '/start/connectToPopularAPI',
        title: 'Connect to a popular API',
        name: 'Popular API',
        summary:
          'Choose a provider and a framework, and copy code that calls the provider straight from the page. Use it for prototypes.',
      },
      {
        path: '/start/connectToCustomAPI',
        title: 'Connect to your own API',
        name: 'Your server',
        summary:
          'See what the chat sends to your server and what it expects back. Copy a small Node server and the code for the page.',
      },
      {
        path: '/start/aiInYourBrowser',
        title: 'AI in your browser',
        name: 'In the browser',
        summary:
          'Run a language model on the visitor’s own graphics card. Check what this device offers before you download anything.',
      },
    ],
  },
  {
    title: 'Make it fit',
    name: 'Options',
    steps: [
      {
        path: '/start/options',
        title: 'Choose options',
        summary:
          'Turn on greetings, avatars, files and speech, see each one in a live chat, and take the finished code with you.',
      },
    ],
  },
  {
    title: 'Or let an assistant write it',
    name: 'Install with AI',
    isAlternative: true,
    steps: [
      {
        path: '/start/installWithAI',
        title: 'Install with AI',
        summary:
          'Copy a prompt for your coding assistant. It names the package, the rules that matter and the pages to read first.',
      },
    ],
  },
];

export const steps: readonly Step[] = phases.flatMap((phase) => phase.steps);

/** The way around all phases. */
export const around = defined(steps.at(-1), 'way around all phases');

/** The phases that follow one another. */
export const inTurn = phases.filter(({isAlternative}) => !isAlternative);

/**
 * The label before a step's name: the number of its phase, with a letter where one of several is enough,
 * and "or" before the way around all of them.
 */
export function markOf(step: Step): string {
  const at = inTurn.findIndex(({steps: own}) => own.includes(step));
  const ways = inTurn[at]?.steps;
  if (!ways) return 'or';
  const number = at + 1;
  return ways.length === 1 ? `${number}` : `${number}${'abc'[ways.indexOf(step)]}`;
}

/**
 * The steps of the phase before or after the one that a step belongs to; one of them is enough. Empty at the
 * ends of the path, and beside it.
 *
 * @param by `-1` for the phase before, `1` for the one after.
 */
export function waysFrom(step: Step, by: -1 | 1): readonly Step[] {
  const at = inTurn.findIndex(({steps: ways}) => ways.includes(step));
  return at < 0 ? [] : (inTurn[at + by]?.steps ?? []);
}
