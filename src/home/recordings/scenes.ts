import type {ChatConfig} from '../../chat/types';
import {chips, configOf, type Chip} from '../hero/chips';

/** A conversation that `npm run record` plays with the installed component. Plain values only. */
export interface Scene extends Pick<Chip, 'heard' | 'isStreamed'> {
  readonly config: ChatConfig;
  /** Size in px, if it is not that of the hero. */
  readonly size?: {readonly width: number; readonly height: number};
}

const heroScenes = Object.fromEntries(
  chips.map((chip): [string, Scene] => {
    const {id, history, heard, isStreamed} = chip;
    return [id, {config: {...configOf(chip), history}, heard, isStreamed}];
  }),
);

const brandBubble = (name: string) => ({
  bubble: {backgroundColor: `var(--b-${name})`, color: `var(--b-${name}Text)`},
});

const brandScene: Scene = {
  size: {width: 260, height: 300},
  config: {
    connect: {url: '/api/chat'},
    introMessage: {text: 'Hi! How can I help?'},
    history: [
      {role: 'user', text: 'Can I switch plans later?'},
      {role: 'ai', text: 'At any time. It applies the next day.'},
      {role: 'user', text: 'And go back?'},
      {role: 'ai', text: 'That too. Nothing is lost.'},
    ],
    messageStyles: {default: {user: brandBubble('user'), ai: brandBubble('reply')}},
    textInput: {
      placeholder: {text: 'Ask a question', style: {color: 'var(--b-text)'}},
      styles: {
        container: {
          backgroundColor: 'var(--b-surface)',
          color: 'var(--b-text)',
          borderColor: 'var(--b-line)',
        },
      },
    },
  },
};

/** Everything that `npm run record` plays, by name. */
export const scenes: Readonly<Record<string, Scene>> = {...heroScenes, brand: brandScene};
