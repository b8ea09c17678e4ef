import React, {useState, type ReactNode} from 'react';
import {Chat, type ChatConfig, type DeepChatElement} from '../../chat';
import {Button} from '../../ui/Button';
import styles from '../demo.module.css';

type Add = (chat: DeepChatElement) => Promise<void>;

interface Demo {
  readonly label: string;
  readonly config: ChatConfig;
  readonly load: () => Promise<Add>;
}

const message = (text: string) => [{role: 'ai', text}];

/** The modules that run in the page, each with the code of the example project. */
const DEMOS = {
  highlighting: {
    label: 'highlight.js',
    config: {
      demo: {response: {text: '```py\nprint("colored at once")\n```'}},
      history: message('```js\nfunction add(a, b) {\n  return a + b; // sum\n}\n```'),
    },
    load: () =>
      import('../../../examples/_projects/modules/src/highlighting').then(
        ({addHighlighting}) => addHighlighting,
      ),
  },
  marks: {
    label: 'the plugin',
    config: {
      demo: {response: {text: 'Sent :done:'}},
      history: message('Tests :done:\n\nRelease notes :late:'),
    },
    load: () =>
      import('../../../examples/_projects/modules/src/marks').then(({addMarks}) => addMarks),
  },
  formulas: {
    label: 'KaTeX',
    config: {
      remarkable: {math: {delimiter: '%'}},
      demo: {response: {text: 'And the circumference: %%C = 2 \\pi r%%'}},
      history: message('The area of a circle:\n\n%%A = \\pi r^2%%'),
    },
    load: () =>
      import('../../../examples/_projects/modules/src/formulas').then(
        ({addFormulas}) => addFormulas,
      ),
  },
} satisfies Record<string, Demo>;

type State = 'ready' | 'loading' | 'loaded' | 'failed';

/** A chat whose module is loaded by a click, from this site. */
export function ModuleDemo({name, title}: {name: keyof typeof DEMOS; title: string}): ReactNode {
  const {label, config, load}: Demo = DEMOS[name];
  const [chat, setChat] = useState<DeepChatElement | null>(null);
  const [state, setState] = useState<State>('ready');

  const add = async () => {
    if (!chat) return;
    setState('loading');
    try {
      await (
        await load()
      )(chat);
      setState('loaded');
    } catch {
      setState('failed');
    }
  };
  const status: Record<State, string> = {
    ready: '',
    loading: 'Loading…',
    loaded: `Loaded: every chat of this page has ${label} from now on.`,
    failed: 'The module could not be loaded. Check the connection and try again.',
  };
  return (
    <figure className={styles.demo} data-module={name}>
      <figcaption>{title}</figcaption>
      <Chat config={config} label={`Live chat: ${title}`} height={260} onElement={setChat} />
      <Button disabled={!chat || state === 'loading'} onClick={() => void add()}>
        Load {label}
      </Button>{' '}
      <span role="status">{status[state]}</span>
    </figure>
  );
}
