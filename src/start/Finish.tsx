import React, {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useFramework} from '../example/framework';
import type {ChatSetup, Generated} from '../example/generate';
import {loadGenerators} from '../example/generate/loadGenerators';
import {playgroundLink} from '../example/playgroundLink';
import type * as Project from '../example/stackblitz/project';
import {providerPage} from '../data/providers';
import {withCause} from '../lib/withCause';
import {ActionButton} from '../ui/ActionLink';
import type {Choices} from './choices';
import site from '../ui/site.module.css';
import styles from './step.module.css';

const loadProject = () =>
  import(/* webpackChunkName: "example-project" */ '../example/stackblitz/project');

/** The page that matters most for a connection, once the code runs. */
function nextPage({connection, provider}: Choices): {to: string; label: string; says: string} {
  if (connection === 'popular')
    return {
      to: '/docs/guides/api-keys',
      label: 'Move the key to your server',
      says: `Do this before you publish: everyone can read a ${provider.name} key in a page.`,
    };
  if (connection === 'browser')
    return {to: '/docs/webModel', label: 'Models and memory', says: 'Choose a larger model.'};
  return {
    to: '/docs/guides/backend',
    label: 'Build the server',
    says: 'Stream replies, accept files and report errors.',
  };
}

/** The end of the path: a project or its files, and three pages to read next. */
export function Finish({
  setup,
  choices,
}: {
  readonly setup: ChatSetup;
  readonly choices: Choices;
}): ReactNode {
  const [framework] = useFramework();
  const [said, setSaid] = useState('');
  const ready = () => {
    loadGenerators().catch(() => undefined);
    loadProject().catch(() => undefined);
  };
  const withCode = async (then: (code: Generated, project: typeof Project) => unknown) => {
    setSaid('');
    try {
      const [{generate, modelOfConfig}, project] = await Promise.all([
        loadGenerators(),
        loadProject(),
      ]);
      await then(generate(modelOfConfig(setup), framework), project);
    } catch (error) {
      setSaid(withCause('That didn’t work. Check the connection, then try again.', error));
    }
  };
  const open = () =>
    withCode((code, {openProject, projectOf}) =>
      openProject(projectOf(code, framework, setup.title)),
    );
  const copy = () =>
    withCode(async ({files}) => {
      const texts = files.map(({path, code}) =>
        files.length > 1 ? `/* ${path} */\n${code}` : code,
      );
      await navigator.clipboard.writeText(texts.join('\n'));
      setSaid('Copied all files.');
    });
  const next = nextPage(choices);
  const playground = playgroundLink({title: setup.title, config: setup.config});
  return (
    <section className={styles.finish} aria-labelledby="finish">
      <h2 id="finish">Take it with you</h2>
      <p>
        StackBlitz runs the whole project in a new tab. Only the code above goes there, without
        keys.
      </p>
      <p className={site.actions}>
        <ActionButton onPointerEnter={ready} onFocus={ready} onClick={() => void open()}>
          Open in StackBlitz
        </ActionButton>
        <ActionButton onPointerEnter={ready} onFocus={ready} onClick={() => void copy()}>
          Copy all files
        </ActionButton>
      </p>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <h2 id="next">What’s next</h2>
      <ul className={site.entries} aria-labelledby="next">
        <li>
          <Link data-noBrokenLinkCheck to={playground}>
            Continue in the playground
          </Link>
          <p>Try every setting, compare replies and share the result.</p>
        </li>
        <li>
          <Link to={next.to}>{next.label}</Link>
          <p>{next.says}</p>
        </li>
        <li>
          {choices.connection === 'popular' ? (
            <>
              <Link to={providerPage(choices.provider)}>{choices.provider.name} settings</Link>
              <p>Models, system prompts, tools and limits.</p>
            </>
          ) : (
            <>
              <Link to="/docs/styles">Make it yours</Link>
              <p>Colors, bubbles, avatars, buttons and the input.</p>
            </>
          )}
        </li>
      </ul>
    </section>
  );
}
