import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CodeBlock} from '../ui/code/CodeBlock';
import {FRAMEWORKS} from '../example/frameworks';
import {ExploreLink} from '../ui/ActionLink';
import {Select} from '../ui/Select';
import {useFrameworkChoice} from '../example/setup/useFrameworkChoice';
import {useSettings} from '../config/useSettings';
import {assistantPrompt} from './prompt';
import site from '../ui/site.module.css';
import {StepFrame} from './StepFrame';

const FRAMEWORK_OPTIONS = FRAMEWORKS.map(({id, label}) => ({id, name: label}));

/** Rules of the prompt with what happens without them. */
const rules = [
  {
    rule: 'Load it in the browser only',
    reason: 'The module needs the DOM when it is imported, so server rendering fails.',
    to: '/docs/guides/server-rendering',
    label: 'Server rendering',
  },
  {
    rule: 'Objects outside of the code that renders',
    reason:
      'Assigning a property again redraws the chat and drops messages that nothing has stored.',
    to: '/docs/guides/state-and-history',
    label: 'State and history',
  },
  {
    rule: 'One request, one reply',
    reason: 'The shape of both is fixed. The chat shows a reply of another shape as an error.',
    to: '/docs/connect',
    label: 'Connect',
  },
  {
    rule: 'API keys stay on the server',
    reason: 'Everyone who opens the page can read a key in it.',
    to: '/docs/guides/api-keys',
    label: 'Keep API keys safe',
  },
  {
    rule: 'Display, width, height and font',
    reason:
      'The chat is a small box unless you set its size, and it loads a font from Google Fonts unless you set one.',
    to: '/docs/styles',
    label: 'Styles',
  },
] as const;

/** A prompt for a coding assistant, why it says what it says, and what it reads. */
export function InstallWithAI(): ReactNode {
  const [framework, choose] = useFrameworkChoice(true);
  const {url, baseUrl} = useSettings();
  return (
    <StepFrame path="/start/installWithAI" hasCode={false}>
      <h2>Give this to your assistant</h2>
      <p>It works with every assistant that can read a page and change files.</p>
      <Select
        label="Framework of your project"
        value={framework}
        options={FRAMEWORK_OPTIONS}
        onChange={choose}
      />
      <div className="margin-top--md">
        <CodeBlock language="text" title="Prompt">
          {assistantPrompt(framework, `${url}${baseUrl}`)}
        </CodeBlock>
      </div>
      <h2>Why these rules</h2>
      <p>Each of them prevents a mistake that is hard to find later.</p>
      <dl className={site.entries}>
        {rules.map(({rule, reason, to, label}) => (
          <div key={rule}>
            <dt>{rule}</dt>
            <dd>
              {reason} <Link to={to}>{label}</Link>
            </dd>
          </div>
        ))}
      </dl>
      <h2>What it reads</h2>
      <ul>
        <li>
          <Link to={`pathname:///llms-${framework}.txt`}>{`llms-${framework}.txt`}</Link> has what
          it needs first, at most 12,000 tokens.
        </li>
        <li>
          <Link to="pathname:///llms.txt">llms.txt</Link> lists every page of these docs with a
          sentence about each.
        </li>
        <li>
          <Link to="pathname:///llms-full.txt">llms-full.txt</Link> is all of them in one file.
        </li>
        <li>
          Every page is there as Markdown too: add <code>.md</code> to its address, or press Copy
          page as Markdown at its top and paste it into a conversation.
        </li>
      </ul>
      <h2>When it is done</h2>
      <p>
        Send a message and read the reply. If the chat is empty or starts over, the page on{' '}
        <Link to="/docs/guides/state-and-history">state and history</Link> says why. If no reply
        comes, compare what your server sends with{' '}
        <Link to="/docs/connect#Response">the response</Link>.
      </p>
      <ExploreLink to="/start/createComponent">Or do it yourself, step by step</ExploreLink>
    </StepFrame>
  );
}
