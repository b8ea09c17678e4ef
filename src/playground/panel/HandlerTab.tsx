import React, {lazy, Suspense, useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {EventLog} from '../../example/block/EventLog';
import {withCause} from '../../lib/withCause';
import {Button} from '../../ui/Button';
import {Checkbox} from '../../ui/Checkbox';
import {Select} from '../../ui/Select';
import ui from '../../ui/ui.module.css';
import {hostsOf} from '../code/hosts';
import {CODE_SAMPLES, PART_WORDS} from '../code/codeSamples';
import {CODE_PARTS, type ChatCode, type CodePart} from '../model/chatCode';
import {eventsOf} from '../model/events';
import {MAX_CODE_LENGTH} from '../model/toolAnswers';
import {startCode, stopCode, useRunning, type CodeProblem} from '../stores/running';
import type {TabProps} from './tabProps';
import fields from '../settings/fields.module.css';
import styles from '../tools/tools.module.css';

const CodeEditor = lazy(() =>
  import('../tools/CodeEditor').then((file) => ({default: file.CodeEditor})),
);
const NO_CODE: ChatCode = {};

function problemText({message, place}: CodeProblem): string {
  return place ? `${place.part}, line ${place.line}: ${message}` : message;
}

/** Reads all functions. A mistake of syntax is found before anything runs. */
async function problemIn(written: ChatCode): Promise<CodeProblem | undefined> {
  const {mistakeIn} = await import('../code/checkSource');
  for (const part of CODE_PARTS) {
    const source = written[part];
    const mistake = source === undefined ? undefined : mistakeIn(source);
    if (mistake) return {message: mistake.message, place: {part, line: mistake.line}};
  }
  return undefined;
}

/** The functions that a person writes for a chat. They run in their own frame, when they are started. */
export function HandlerTab({chat, name, act}: Pick<TabProps, 'chat' | 'name' | 'act'>): ReactNode {
  const {id, code: written = NO_CODE} = chat;
  const help = useId();
  const {run, problem} = useRunning(id);
  const [part, setPart] = useState<CodePart>(
    () => CODE_PARTS.find((one) => written[one] !== undefined) ?? 'handler',
  );
  const [hosts, setHosts] = useState<readonly string[]>([]);
  const source = written[part];
  const found = hostsOf(chat);
  const isNew = run !== undefined && JSON.stringify(run.code) !== JSON.stringify(written);

  const write = (text: string | undefined, step?: string) => {
    const {[part]: _, ...others} = written;
    const next = text === undefined ? others : {...others, [part]: text};
    if (text === undefined) stopCode(id);
    act({type: 'set appearance', id, changes: {code: next}, ...(step ? {step} : {})});
  };
  const start = () => {
    problemIn(written).then(
      (mistake) => {
        if (mistake) stopCode(id, mistake);
        else
          startCode(
            id,
            written,
            found.filter((host) => hosts.includes(host)),
          );
      },
      (error: unknown) =>
        stopCode(id, {message: withCause('The code could not be checked. Try again.', error)}),
    );
  };

  return (
    <div className={styles.tools}>
      <div className={styles.part}>
        <Select
          label="Function"
          value={part}
          options={CODE_PARTS.map((one) => ({
            id: one,
            name: written[one] === undefined ? one : `${one} (written)`,
          }))}
          onChange={setPart}
          help={PART_WORDS[part]}
        />
        <Select
          label="Start from"
          value=""
          options={[
            {id: '', name: source === undefined ? 'Choose a sample…' : 'Replace with a sample…'},
            ...CODE_SAMPLES.filter((sample) => sample.part === part).map(({label}) => ({
              id: label,
              name: label,
            })),
          ]}
          onChange={(label) => {
            const sample = CODE_SAMPLES.find((one) => one.part === part && one.label === label);
            if (sample) write(sample.source);
          }}
        />
        {source !== undefined && (
          <Suspense fallback={<p role="status">Loading the editor…</p>}>
            <CodeEditor
              key={part}
              label={`Code of ${part}`}
              describedBy={help}
              text={source}
              onText={(text) => {
                if (text !== source && text.length <= MAX_CODE_LENGTH) write(text, `code ${part}`);
              }}
            />
          </Suspense>
        )}
        <p id={help} className={ui.help}>
          The code runs in a frame without your keys, storage and page; <code>log()</code> writes to
          the event log. Links and files that you share hold this code, so write no key in it.{' '}
          <Link to="/docs/connect#handler">connect.handler in the docs</Link>
        </p>
        {Object.keys(written).length > 0 && found.length > 0 && (
          <fieldset className={fields.group}>
            <legend>Hosts that it may ask</legend>
            {found.map((host) => (
              <Checkbox
                key={host}
                label={host}
                isOn={hosts.includes(host)}
                onChange={(isOn) =>
                  setHosts(isOn ? [...hosts, host] : hosts.filter((one) => one !== host))
                }
              />
            ))}
            <p className={ui.help}>It gets your messages. Any other host is blocked.</p>
          </fieldset>
        )}
        {Object.keys(written).length > 0 && (
          <div className={styles.row}>
            <Button primary onClick={start}>
              {isNew ? 'Run again' : run ? 'Restart' : 'Run'}
            </Button>
            {run && (
              <Button icon="stop" onClick={() => stopCode(id)}>
                Stop
              </Button>
            )}
            {source !== undefined && (
              <Button icon="trash" onClick={() => write(undefined)}>
                Remove<span className="sr-only"> {part}</span>
              </Button>
            )}
            <p className={ui.help} role="status">
              {isNew ? 'What you changed isn’t running yet.' : run ? 'Running.' : 'Not running.'}
            </p>
          </div>
        )}
        <div role="alert">{problem && <p className={ui.error}>{problemText(problem)}</p>}</div>
      </div>
      <EventLog log={eventsOf(id)} label={`Events of ${name}`} />
    </div>
  );
}
