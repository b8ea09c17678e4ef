import React, {useEffect, useState, type ReactNode} from 'react';
import Layout from '@theme/Layout';
import {Chat, type ChatConfig} from '@site/src/chat';
import {playgroundLink} from '../example/playgroundLink';
import {ActionButton, ActionLink} from '../ui/ActionLink';
import {ChatCode} from '../example/setup/ChatCode';
import {PreloadImages} from '../ui/PreloadImages';
import {forgetVisit, recallVisit, type Visit} from './visitMemory';
import site from '../ui/site.module.css';
import styles from './start.module.css';
import {StepList} from './StepList';
import {markOf} from './steps';

/** What runs without a server or a key. */
const SETUP = {
  title: 'The shortest chat',
  config: {demo: true, introMessage: {text: 'Hello! How can I help?'}},
  height: 420,
};

/** A conversation about the path itself; the component's demo replies continue it. */
const CONFIG: ChatConfig = {
  demo: true,
  history: [
    {role: 'user', text: 'What do I need to begin?'},
    {
      role: 'ai',
      text: 'One package and one element:\n\n```html\n<deep-chat demo="true"></deep-chat>\n```',
    },
    {role: 'user', text: 'And who replies?'},
    {
      role: 'ai',
      text: 'A demo at first. Then **your server**, **a provider** or **a model in the browser**.',
    },
    {role: 'user', text: 'Can I try it now?'},
    {
      role: 'ai',
      text: 'This is it. Write something: it needs no server and no key.',
    },
  ],
  textInput: {placeholder: {text: 'Write something'}},
};

const PLAYGROUND = playgroundLink({title: SETUP.title, config: SETUP.config});

/** The first thing to do: step one, or the step where an earlier visit ended. */
function Begin({
  visit,
  onForget,
}: {
  readonly visit: Visit;
  readonly onForget: () => void;
}): ReactNode {
  if (!visit) return <ActionLink to="/start/createComponent">Begin with step one</ActionLink>;
  const {step, query} = visit;
  return (
    <>
      <ActionLink to={step.path + query}>
        Continue with {markOf(step) === 'or' ? step.title : `step ${markOf(step)}`}
      </ActionLink>
      <ActionButton onClick={onForget}>Start over</ActionButton>
    </>
  );
}

/** The start path: all steps, a chat that runs already, and the shortest code. */
export function StartPage(): ReactNode {
  const [visit, setVisit] = useState<Visit>(undefined);
  // The page is built without a memory, so the stored visit is read after the first render.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useEffect(() => setVisit(recallVisit()), []);
  const forget = () => {
    forgetVisit();
    setVisit(undefined);
  };
  return (
    <Layout
      title="Guided start"
      description="From nothing to a chat that replies: create the component, connect it to an API, your server or a local model, and choose its options."
    >
      <PreloadImages set="start" />
      <main className={site.page}>
        <div className={styles.columns}>
          <div>
            <h1>Guided start</h1>
            <p className={site.lead}>
              Get a working chat in three steps. Your choices are saved in the page’s address, so
              you can go back, reload or share it.
            </p>
            <p className={site.actions}>
              <Begin visit={visit} onForget={forget} />
            </p>
          </div>
          <StepList remembered={visit?.query} />
          <section className={styles.goal} aria-labelledby="goal">
            <h2 id="goal">It runs already</h2>
            <Chat config={CONFIG} label="The chat of the start path" height={470} />
          </section>
        </div>
        <section className={styles.shortest} aria-labelledby="shortest">
          <h2 id="shortest">The shortest way</h2>
          <p>This code runs as it is, with demo replies. It needs no server and no key.</p>
          <ChatCode setup={SETUP} isAddressed />
          <p className={site.actions}>
            <ActionLink to={PLAYGROUND} quiet>
              Try settings in the playground
            </ActionLink>
          </p>
        </section>
      </main>
    </Layout>
  );
}
