import React, {useId, useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Chat, type ChatConfig} from '@site/src/chat';
import {newestText} from '../chat/saidMessage';
import {useFramework} from '../example/framework';
import {frameworkName} from '../example/frameworks';
import {connectionName, type Choices, type ConnectionId} from './choices';
import {chatOptions, optionValues} from './options';
import {CodeBlock} from '../ui/code/CodeBlock';
import styles from './step.module.css';

/** A short exchange that says who answers, so that the chat is never empty. */
function exchangeOf(choices: Choices): NonNullable<ChatConfig['history']> {
  const name = connectionName(choices);
  const exchanges: Readonly<Record<ConnectionId, readonly [question: string, reply: string]>> = {
    demo: ['Does this run already?', 'Yes, with demo replies: no server and no key.'],
    popular: [
      'Who replies here?',
      `**${name}**, once your code runs with your settings. This preview gives demo replies.`,
    ],
    custom: [
      'Who replies here?',
      'Your server. On this page a function plays it: write something, then read the request below.',
    ],
    browser: [
      'Where does the model run?',
      'On the graphics card. This preview gives demo replies and downloads nothing.',
    ],
  };
  const [question, reply] = exchanges[choices.connection];
  return [
    {role: 'user', text: question},
    {role: 'ai', text: reply},
    {role: 'user', text: 'What can I change?'},
    {role: 'ai', text: 'Everything on this page: the framework, the connection and the features.'},
  ];
}

/** What a handler was given, as JSON; the files of a form by their names. */
function describeBody(body: unknown): string {
  const fields: unknown = body instanceof FormData ? Object.fromEntries(body) : body;
  const fileName = (_: string, value: unknown) => (value instanceof File ? value.name : value);
  return JSON.stringify(fields, fileName, 2);
}

function previewOf(choices: Choices, onBody: (text: string) => void): ChatConfig {
  const shared = {...optionValues(choices.options), history: exchangeOf(choices)};
  if (choices.connection !== 'custom')
    return {
      ...shared,
      demo: {response: {text: 'A demo reply. Nothing was sent.'}},
    };
  return {
    ...shared,
    connect: {
      handler: (body, signals) => {
        onBody(describeBody(body));
        void signals.onResponse({text: `You said: ${newestText(body)}`});
      },
    },
  };
}

/** The chat that the choices so far add up to, running, with the choices as links to where they are made. */
export function Preview({
  choices,
  query,
}: {
  readonly choices: Choices;
  readonly query: string;
}): ReactNode {
  const id = useId();
  const [framework] = useFramework();
  const [body, setBody] = useState('');
  const config = useMemo(() => previewOf(choices, setBody), [choices]);
  const names = chatOptions.filter((option) => choices.options.includes(option.id));
  const recap = [
    ['Framework', '/start/createComponent', frameworkName(framework)],
    ['Connection', '/start/options', connectionName(choices)],
    ['Features', '/start/options', names.map(({label}) => label).join(', ') || 'None'],
  ] as const;
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h2 id={id}>
        Preview with {choices.connection === 'custom' ? 'a reply from this page' : 'demo replies'}
      </h2>
      <Chat
        // The component fixes how it connects with the first render.
        key={`${choices.connection} ${choices.provider.key} ${choices.options.join()}`}
        config={config}
        label="Your chat"
        height={380}
      />
      {choices.connection === 'custom' && (
        <CodeBlock language={body ? 'json' : 'text'} title="What the handler received">
          {body || 'Nothing yet: send a message.'}
        </CodeBlock>
      )}
      <dl className={styles.recap}>
        {recap.map(([term, path, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Link to={path + query}>{value}</Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
