import React, {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {DEEP_CHAT_VERSION} from '../config/version';
import type {FragmentParts} from '../data/fragment';
import {providerPage, providers, type Provider} from '../data/providers';
import {ActionButton, ExploreLink} from '../ui/ActionLink';
import {Checkbox} from '../ui/Checkbox';
import {CodeBlock} from '../ui/code/CodeBlock';
import {FadeInNav} from '../ui/motion/FadeIn';
import {checkDevice} from './checkDevice';
import {connections} from './choices';
import {InstallWithAI} from './InstallWithAI';
import {chatOptions} from './options';
import {REPLY, REQUEST, SERVER} from './server';
import {StepFrame, useChoices} from './StepFrame';
import {StepList} from './StepList';
import site from '../ui/site.module.css';
import styles from './step.module.css';

function CreateComponent(): ReactNode {
  return (
    <StepFrame path="/start/createComponent">
      <h2>Install it and place it</h2>
      <p>
        Choose your framework below. Run the install command (HTML needs none: it loads the
        component from a CDN), then save the file. It is complete and runs as it is.
      </p>
      <ExploreLink to="/docs/installation">Installation</ExploreLink>
    </StepFrame>
  );
}

/** Number of providers that are shown before all of them are opened. */
const FIRST = 8;

function ConnectToPopularAPI(): ReactNode {
  const {choices, queryWith} = useChoices('/start/connectToPopularAPI');
  const {provider} = choices;
  const sprite = useBaseUrl('/img/providers.svg');
  const linkTo = (option: Provider) => (
    <Link
      key={option.key}
      to={`/start/connectToPopularAPI${queryWith('provider', option.page)}`}
      aria-current={option === provider ? 'true' : undefined}
    >
      <svg width="18" height="18" fill="currentColor" aria-hidden="true">
        <use href={`${sprite}#${option.icon}`} />
      </svg>
      {option.name}
    </Link>
  );
  const notes = (
    <>
      {provider.note && <p className={site.lead}>{provider.note}</p>}
      <ExploreLink to={providerPage(provider)}>Models and settings of {provider.name}</ExploreLink>
    </>
  );
  return (
    <StepFrame path="/start/connectToPopularAPI" notes={notes}>
      <h2>Who replies?</h2>
      <nav aria-label="Provider" className={styles.providers}>
        {providers.slice(0, FIRST).map(linkTo)}
        <details className={styles.more}>
          <summary>All {providers.length} providers</summary>
        </details>
        {providers.slice(FIRST).map(linkTo)}
      </nav>
    </StepFrame>
  );
}

function ConnectToCustomAPI(): ReactNode {
  return (
    <StepFrame path="/start/connectToCustomAPI">
      <h2>What your server receives</h2>
      <p>
        Your server receives a POST with the newest message. To send earlier messages too, set{' '}
        <code>requestBodyLimits</code>.
      </p>
      <CodeBlock language="json" title="Request">
        {REQUEST}
      </CodeBlock>
      <h2>What it sends back</h2>
      <p>
        An object with <code>text</code>, <code>html</code>, <code>files</code> or{' '}
        <code>error</code>, as <code>application/json</code>.
      </p>
      <CodeBlock language="json" title="Reply">
        {REPLY}
      </CodeBlock>
      <h2>A server to begin with</h2>
      <p>
        Save it and run <code>node server.mjs</code>. It needs Node and nothing else. Replace the
        marked line with a call to your model.
      </p>
      <CodeBlock language="js" title="server.mjs">
        {SERVER}
      </CodeBlock>
      <ExploreLink to="/examples/servers">Servers in other languages and frameworks</ExploreLink>
    </StepFrame>
  );
}

const MODULE = `npm install deep-chat-web-llm@0.0.27`;

const ASSIGN = `import * as webLLM from 'deep-chat-web-llm';

// The component looks for the module on the window.
window.webLLM = webLLM;`;

function AiInYourBrowser(): ReactNode {
  const [result, setResult] = useState('');
  return (
    <StepFrame path="/start/aiInYourBrowser">
      <h2>Can this device do it?</h2>
      <p>
        The model runs on the graphics card through WebGPU. The check asks the browser and downloads
        nothing.
      </p>
      <p>
        <ActionButton onClick={() => void checkDevice(navigator).then(setResult)}>
          Check this device
        </ActionButton>
      </p>
      <p role="status">{result}</p>
      <h2>Add the module</h2>
      <p>
        Version {DEEP_CHAT_VERSION} works with version 0.0.27 of the module. Newer versions have a
        different interface and don’t work with it.
      </p>
      <CodeBlock language="bash">{MODULE}</CodeBlock>
      <CodeBlock language="js" title="web-llm.js">
        {ASSIGN}
      </CodeBlock>
      <h2>Name a model</h2>
      <p>
        The smallest one needs about 1 GB of graphics memory. Nothing is fetched from Hugging Face
        and GitHub until a visitor presses Download in the chat or, where a greeting replaces that
        button, sends the first message.
      </p>
      <ExploreLink to="/docs/webModel">Models, memory and loading</ExploreLink>
    </StepFrame>
  );
}

function Options(): ReactNode {
  const path = '/start/options';
  const history = useHistory();
  const {
    choices: {connection, options},
    queryWith,
  } = useChoices(path);
  const addressOf = (id: string) => path + queryWith('connection', id);
  const choose = (id: string, isOn: boolean) => {
    const chosen = isOn ? [...options, id] : options.filter((one) => one !== id);
    history.push({search: queryWith('with', chosen.join())});
  };
  return (
    <StepFrame path={path}>
      <fieldset className={styles.options}>
        <legend>Features</legend>
        {chatOptions.map(({id, label, hint}) => (
          <Checkbox
            key={id}
            label={label}
            help={hint}
            isOn={options.includes(id)}
            onChange={(isOn) => choose(id, isOn)}
          />
        ))}
      </fieldset>
      <h2>Who replies</h2>
      <FadeInNav
        label="Who replies"
        items={connections.map(({id, name}) => ({to: addressOf(id), label: name}))}
        current={addressOf(connection)}
      />
    </StepFrame>
  );
}

function StartSmallScreen(): ReactNode {
  return (
    <div className={clsx(site.phone, 'padding--md')}>
      <StepList />
    </div>
  );
}

export default {
  createComponent: CreateComponent,
  connectToPopularAPI: ConnectToPopularAPI,
  connectToCustomAPI: ConnectToCustomAPI,
  aiInYourBrowser: AiInYourBrowser,
  options: Options,
  installWithAI: InstallWithAI,
  startSmallScreen: StartSmallScreen,
} satisfies FragmentParts;
