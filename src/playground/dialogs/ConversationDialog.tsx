import React, {useState, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {download} from './download';
import type {ChatModel} from '../schema';
import {messagesOf} from '../stores/conversations';
import {Button} from '../../ui/Button';
import {RadioGroup} from '../../ui/RadioGroup';
import {Dialog} from '../../ui/Dialog';
import {conversationText, fileName, FORMATS, type Format} from '../model/conversationText';

interface Props {
  readonly chat: ChatModel;
  readonly name: string;
  readonly onClose: () => void;
}

/** The conversation of a chat as a file. */
export function ConversationDialog({chat, name, onClose}: Props): ReactNode {
  const [format, setFormat] = useState<Format>('md');
  const messages = messagesOf(chat.conversation) ?? [];
  const file = fileName(name, format);
  const text = conversationText(name, messages, format);
  const language = FORMATS.find(({id}) => id === format)?.language;
  return (
    <Dialog
      title={`Conversation of ${name}`}
      onClose={onClose}
      footer={
        <Button
          primary
          icon="save"
          disabled={messages.length === 0}
          onClick={() => download(file, text)}
        >
          Save {file}
        </Button>
      }
    >
      <div>
        <RadioGroup label="Format" options={FORMATS} value={format} onChange={setFormat} />
      </div>
      {messages.length === 0 ? (
        <p>This chat has no messages yet.</p>
      ) : (
        <>
          <p>
            {format === 'json'
              ? 'A list of messages that you can assign to the history property.'
              : 'For reading, or for pasting into a document.'}
          </p>
          <CodeBlock language={language} title={file}>
            {text.length > 20_000 ? `${text.slice(0, 20_000)}\n…` : text}
          </CodeBlock>
        </>
      )}
    </Dialog>
  );
}
