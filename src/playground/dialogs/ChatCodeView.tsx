import React, {useEffect, useMemo, useState, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {useFramework} from '../../example/framework';
import {FRAMEWORKS} from '../../example/frameworks';
import type * as Code from '../model/code';
import {usualName, type ChatModel, type Workspace} from '../model/workspace';
import {Button} from '../../ui/Button';
import {Select} from '../../ui/Select';
import {withCause} from '../../lib/withCause';
import ui from '../../ui/ui.module.css';
import styles from './dialogs.module.css';

interface Props {
  readonly chat: ChatModel;
  readonly shared: Workspace['shared'];
}

const options = FRAMEWORKS.map(({id, label}) => ({id, name: label}));

/**
 * Complete code of a chat in the framework of the reader, with a stand-in for the key. The framework is
 * the one that is chosen for the examples of the docs, and the other way round.
 */
export function ChatCodeView({chat, shared}: Props): ReactNode {
  const [framework, setFramework] = useFramework();
  const [generators, setGenerators] = useState<typeof Code>();
  const [error, setError] = useState('');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    import('../model/code').then(
      (loaded) => isCurrent && setGenerators(loaded),
      (reason: unknown) => {
        if (!isCurrent) return;
        setError(withCause('The code could not be loaded. Check the connection.', reason));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  const code = useMemo(
    () => generators?.codeFor(chat, shared, framework),
    [generators, chat, shared, framework],
  );

  const openInStackBlitz = () => {
    if (!code) return;
    setError('');
    import('../../example/stackblitz/project').then(
      ({openProject, projectOf}) => openProject(projectOf(code, framework, usualName(chat))),
      (reason: unknown) =>
        setError(withCause('The project could not be made. Check the connection.', reason)),
    );
  };
  const retry = () => {
    setError('');
    if (generators) openInStackBlitz();
    else setAttempt(attempt + 1);
  };

  return (
    <div className={styles.code}>
      <div className={styles.codeTools}>
        <Select label="Framework" value={framework} options={options} onChange={setFramework} />
        <Button disabled={!code} onClick={openInStackBlitz}>
          Open in StackBlitz
        </Button>
      </div>
      {error && (
        <p role="alert">
          {error} <Button onClick={retry}>Retry</Button>
        </p>
      )}
      {code?.files.map(({path, code: text, language}) => (
        <CodeBlock key={path} language={language} title={path}>
          {text}
        </CodeBlock>
      ))}
      {code?.install && (
        <CodeBlock language="bash" title="Install">
          {code.install}
        </CodeBlock>
      )}
      {chat.provider && (
        <p className={ui.help}>
          A key in a page can be read by everyone who opens it. In production let your own server
          add it.
        </p>
      )}
    </div>
  );
}
