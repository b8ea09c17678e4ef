import React, {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {strToU8, zipSync} from 'fflate';
import {openProject} from '../../example/stackblitz/project';
import {Button} from '../../ui/Button';
import {Dialog} from '../../ui/Dialog';
import {RadioGroup} from '../../ui/RadioGroup';
import ui from '../../ui/ui.module.css';
import {useNames} from '../commands/registry';
import {usePlayground, type DialogProps} from '../store';
import {planOf} from '../production/plan';
import {
  productionProject,
  SERVERS,
  type ServerId,
  type Samples,
} from '../production/productionProject';
import {download} from './files';
import proxy from '@site/.docusaurus/example-projects/proxy.json';
import proxyExpress from '@site/.docusaurus/example-projects/proxy-express.json';
import proxyFastapi from '@site/.docusaurus/example-projects/proxy-fastapi.json';
import proxyHono from '@site/.docusaurus/example-projects/proxy-hono.json';
import proxyNext from '@site/.docusaurus/example-projects/proxy-next.json';

const samples: Samples = {
  proxy,
  'proxy-express': proxyExpress,
  'proxy-fastapi': proxyFastapi,
  'proxy-hono': proxyHono,
  'proxy-next': proxyNext,
};

function zipOf(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const texts = Object.entries(files);
  return zipSync(Object.fromEntries(texts.map(([path, text]) => [path, strToU8(text)])));
}

/** A chat with the server that holds its key, as a project that runs. */
export function ProductionDialog({id, onClose}: DialogProps): ReactNode {
  const {chats, shared} = usePlayground(({workspace}) => workspace);
  const names = useNames();
  const [server, setServer] = useState<ServerId>('express');
  const chat = chats.find((one) => one.id === id);
  if (!chat) return null;
  const title = `Server project for ${names[chats.indexOf(chat)]}`;
  const plan = planOf(chat, shared);
  if ('reason' in plan)
    return (
      <Dialog title={title} onClose={onClose} size="narrow">
        <p>{plan.reason}</p>
        {plan.isOtherMode && (
          <p>
            Choose another mode or provider in Settings, or{' '}
            <Link to="/docs/guides/backend">write your own server</Link>.
          </p>
        )}
      </Dialog>
    );
  const project = productionProject(chat, server, plan, samples);
  const {opensInStackBlitz} = SERVERS.find(({id}) => id === server) ?? SERVERS[0];
  const file = `deep-chat-${server}.zip`;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          {opensInStackBlitz && (
            <Button onClick={() => openProject(project)}>Open in StackBlitz</Button>
          )}
          <Button
            primary
            icon="save"
            onClick={() => download(file, zipOf(project.files), 'application/zip')}
          >
            Save {file}
          </Button>
        </>
      }
    >
      <p>
        The project contains a page with this chat, and a server that streams replies from{' '}
        {plan.name}.{' '}
        {plan.keyName
          ? 'The server reads the key from its environment, so neither the files nor the page contain it.'
          : `${plan.name} needs no key.`}
      </p>
      <RadioGroup label="Server" options={SERVERS} value={server} onChange={setServer} />
      {plan.keyName && (
        <p>
          Set <code>{plan.keyName}</code> where the server runs.
        </p>
      )}
      {plan.leftOut.length > 0 && (
        <p className={ui.help}>The project leaves out {plan.leftOut.join(', ')}.</p>
      )}
      <ul className={ui.help}>
        {Object.keys(project.files).map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
    </Dialog>
  );
}
