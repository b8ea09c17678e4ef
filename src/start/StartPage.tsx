import React, {type ReactNode} from 'react';
import Layout from '@theme/Layout';
import {Chat, type ChatConfig} from '@site/src/chat';
import {playgroundLink} from '../example/playgroundLink';
import {ActionLink} from '../ui/ActionLink';
import {ChatCode} from '../example/setup/ChatCode';
import {usePreloadedImages} from '../ui/preload/usePreloadedImages';
import styles from './start.module.css';
import {StepList} from './StepList';

/** What runs without a server or a key. */
const SETUP = {
  title: 'The shortest chat',
  config: {demo: true, introMessage: {text: 'It runs. Now connect me.'}},
  height: 420,
};

/** A conversation about the path itself, answered by the component's demo replies from then on. */
const CONFIG: ChatConfig = {
  demo: true,
  history: [
    {role: 'user', text: 'What do I need to begin?'},
    {
      role: 'ai',
      text: 'One package and one element:\n\n```html\n<deep-chat demo="true"></deep-chat>\n```',
    },
    {role: 'user', text: 'And who answers?'},
    {
      role: 'ai',
      text: 'A demo service at first. Then **your server**, **a provider** or **a model in the browser**: one property decides.',
    },
    {role: 'user', text: 'Can I try it now?'},
    {
      role: 'ai',
      text: 'You are. Write something: this chat runs without a server and without a key.',
    },
  ],
  textInput: {placeholder: {text: 'Write something'}},
};

const PLAYGROUND = playgroundLink({title: SETUP.title, config: SETUP.config});

/** The start path: all steps, and code that runs already. */
export function StartPage(): ReactNode {
  usePreloadedImages('start');
  return (
    <Layout
      title="Start"
      description="From nothing to a chat that answers: create the component, connect it to an API, your server or a local model, and choose its options."
    >
      <main className={styles.page}>
        <h1>Start</h1>
        <p className={styles.lead}>
          Three decisions and you have a chat: where it stands, who answers, and what it may do.
          Every step keeps what you chose in its address, so you can go back, reload or share it.
        </p>
        <div className={styles.columns}>
          <StepList />
          <section className={styles.goal} aria-labelledby="goal">
            <h2 id="goal">Where it leads</h2>
            <Chat config={CONFIG} label="The chat of the start path" height={500} />
          </section>
        </div>
        <section className={styles.shortest} aria-labelledby="shortest">
          <h2 id="shortest">The shortest way</h2>
          <p>
            This runs as it is and answers with demo replies, without a server and without a key.
          </p>
          <ChatCode setup={SETUP} isAddressed />
          <p className={styles.actions}>
            <ActionLink to="/start/createComponent">Begin with step one</ActionLink>
            <ActionLink to={PLAYGROUND} quiet>
              Try settings in the playground
            </ActionLink>
          </p>
        </section>
      </main>
    </Layout>
  );
}
