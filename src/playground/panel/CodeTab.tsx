import React, {useMemo, type ReactNode} from 'react';
import {useFramework} from '../../example/framework';
import {FRAMEWORKS} from '../../example/frameworks';
import {openProject, projectOf} from '../../example/stackblitz/project';
import {codeFor} from '../model/codeFor';
import {usualName} from '../model/workspace';
import {Button} from '../../ui/Button';
import {Select} from '../../ui/Select';
import ui from '../../ui/ui.module.css';
import {openDialog, usePlayground, type TabProps} from '../store';
import styles from './panel.module.css';
import {CodeBlock} from '../../ui/code/CodeBlock';

const options = FRAMEWORKS.map(({id, label}) => ({id, name: label}));

/** Complete code of a chat in the user's framework, which the examples of the docs use too. */
export function CodeTab({chat}: Pick<TabProps, 'chat'>): ReactNode {
  const shared = usePlayground(({workspace}) => workspace.shared);
  const [framework, setFramework] = useFramework();
  const code = useMemo(() => codeFor(chat, shared, framework), [chat, shared, framework]);
  return (
    <div className={styles.stack}>
      <div className={styles.fieldRow}>
        <Select label="Framework" value={framework} options={options} onChange={setFramework} />
        <Button onClick={() => openProject(projectOf(code, framework, usualName(chat)))}>
          Open in StackBlitz
        </Button>
      </div>
      {code.files.map(({path, code: text, language}) => (
        <CodeBlock key={`${framework} ${path}`} language={language} title={path}>
          {text}
        </CodeBlock>
      ))}
      {code.install && (
        <CodeBlock language="bash" title="Install">
          {code.install}
        </CodeBlock>
      )}
      {chat.provider && (
        <p className={ui.help}>
          Everyone who opens a page can read a key in it. In production, let your own server add it.{' '}
          <Button onClick={() => openDialog({kind: 'production', id: chat.id})}>
            Server project<span className="sr-only"> with the key on the server</span>
          </Button>
        </p>
      )}
    </div>
  );
}
