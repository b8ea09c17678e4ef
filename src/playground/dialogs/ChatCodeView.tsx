import React, {useState, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {chatCode, frameworks, type FrameworkId} from '../../site/chatCode';
import {codeValues} from '../model/elementProps';
import type {ChatModel, Workspace} from '../model/workspace';
import {Select} from '../ui/Select';
import ui from '../ui/ui.module.css';
import styles from './dialogs.module.css';

interface Props {
  readonly chat: ChatModel;
  readonly shared: Workspace['shared'];
}

/** Complete code of a chat in the framework of the reader, with a stand-in for the key. */
export function ChatCodeView({chat, shared}: Props): ReactNode {
  const [framework, setFramework] = useState<FrameworkId>('html');
  const {language, file} = frameworks.find(({id}) => id === framework) ?? frameworks[0];
  return (
    <div className={styles.code}>
      <Select label="Framework" value={framework} options={frameworks} onChange={setFramework} />
      <CodeBlock language={language} title={file}>
        {chatCode(framework, codeValues(chat, shared))}
      </CodeBlock>
      {chat.provider && (
        <p className={ui.help}>
          A key in a page can be read by everyone who opens it. In production let your own server
          add it.
        </p>
      )}
    </div>
  );
}
