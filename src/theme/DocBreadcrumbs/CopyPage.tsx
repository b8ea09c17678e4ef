import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

type State = 'ready' | 'copied' | 'failed';

const LABELS: Record<State, string> = {
  ready: 'Copy page as Markdown',
  copied: 'Copied',
  failed: 'Could not copy',
};

/** The text of one of this site's files. */
async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Writes a text that is still on its way; Safari allows that only in this form. */
async function copy(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/** The address for the framework that the reader has chosen (src/example/framework.ts notes it there). */
function chosenAddress(address: string): string {
  const {framework} = document.documentElement.dataset;
  return framework ? address.replace(/md$/, `${framework}.md`) : address;
}

/** Copies the page's Markdown, its code in the chosen framework, and links to it. */
export function CopyPage({address}: {address: string}): ReactNode {
  const [state, setState] = useState<State>('ready');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const onClick = async () => {
    window.clearTimeout(timer.current);
    try {
      await copy(textOf(chosenAddress(address)));
      setState('copied');
    } catch {
      setState('failed');
    }
    timer.current = window.setTimeout(() => setState('ready'), 2500);
  };

  return (
    <div className={styles.copy}>
      <button type="button" className={styles.button} onClick={() => void onClick()}>
        {LABELS[state]}
      </button>
      {/* A file and not a page, so the router must leave it alone. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a
        href={address}
        className={styles.link}
        onClick={({currentTarget}) => (currentTarget.href = chosenAddress(address))}
      >
        <span className="sr-only">This page as Markdown: </span>.md
      </a>
      <span role="status" className="sr-only">
        {state === 'copied' && 'The page is on the clipboard as Markdown.'}
        {state === 'failed' && 'The page could not be copied. Open the link beside the button.'}
      </span>
    </div>
  );
}
