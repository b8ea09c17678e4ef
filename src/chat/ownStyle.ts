import type {ChatConfig} from './types';

export type Style = Readonly<Record<string, string | number | undefined>>;

/** What the author's style sets: `style` takes precedence over `chatStyle`, as in the component. */
export function ownStyle(config: ChatConfig): Style {
  // Of the types of both (those of the DOM and of React) only names and values count here.
  const entries = Object.entries({...config.chatStyle, ...config.style} as Style);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== ''));
}

/** Height in px that the author's style asks for, if it does so in px. */
export function ownHeight(config: ChatConfig): number | undefined {
  const {height} = ownStyle(config);
  if (typeof height === 'number') return height;
  const [, px] = /^(\d+(?:\.\d+)?)px$/.exec(height ?? '') ?? [];
  return px === undefined ? undefined : Number(px);
}
