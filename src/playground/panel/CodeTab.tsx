import React, {useEffect, useMemo, useState, type ReactNode} from 'react';
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

/** Lines, from 1, that the text before didn't have. One that is only indented otherwise is the same. */
function newLines(before: string, after: string): readonly number[] {
  const old = new Set(before.split('\n').map((line) => line.trim()));
  return after.split('\n').flatMap((line, index) => (old.has(line.trim()) ? [] : [index + 1]));
}

interface LiveCodeProps {
  readonly code: string;
  readonly language: string;
  readonly title: string;
}

interface Shown {
  readonly code: string;
  /** Lines that came with the last change, from 1. */
  readonly lines: readonly number[];
}

/** Changed lines are marked this many ms. */
const MARK_FOR = 4000;

/** Code that changes while it is looked at: the lines of the last change are marked for a moment. */
function LiveCode({code, language, title}: LiveCodeProps): ReactNode {
  const [shown, setShown] = useState<Shown>({code, lines: []});
  if (shown.code !== code) setShown({code, lines: newLines(shown.code, code)});
  const {lines} = shown;

  useEffect(() => {
    if (lines.length === 0) return undefined;
    const timer = setTimeout(() => setShown((now) => ({...now, lines: []})), MARK_FOR);
    return () => clearTimeout(timer);
  }, [lines]);

  return (
    <div className={styles.live}>
      <CodeBlock language={language} title={title}>
        {code}
      </CodeBlock>
      {lines.map((line) => (
        <span
          key={line}
          className={styles.mark}
          style={{'--line': line - 1}}
          data-changed-line={line}
        />
      ))}
      <span className="sr-only" role="status">
        {lines.length > 0 && `Line ${lines.join(', ')} changed`}
      </span>
    </div>
  );
}

const options = FRAMEWORKS.map(({id, label}) => ({id, name: label}));

/**
 * Complete code of a chat in the user's framework, with a placeholder for the key. It follows every edit,
 * and the lines that an edit changes are marked. The examples of the docs use the same framework.
 */
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
        <LiveCode key={`${framework} ${path}`} code={text} language={language} title={path} />
      ))}
      {code.install && <LiveCode code={code.install} language="bash" title="Install" />}
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
