import React, {useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {AskIcon} from '../assistant/AskIcon';
import {loadPanel, openAsk} from '../assistant/open';
import site from '../ui/site.module.css';
import styles from './home.module.css';

/** Questions that newcomers have; each is one that the docs answer. */
const QUESTIONS = [
  'How do I connect my own server?',
  'How do I install it in React?',
  'Is my API key safe?',
] as const;

/** A field for a question about the component, which the Ask panel answers. Without JavaScript it searches. */
export function AskField(): ReactNode {
  const search = useBaseUrl('/search');
  const [text, setText] = useState('');
  const prepare = () => void loadPanel().catch(() => undefined);
  return (
    <section className={styles.ask} aria-label="Ask about Deep Chat">
      <p className={styles.askTitle}>
        <AskIcon size={22} />
        Ask the docs
      </p>
      <p>
        A Deep Chat answers from these pages, here in your browser. Nothing you write is sent
        anywhere.
      </p>
      <form
        action={search}
        className={site.fieldRow}
        onSubmit={(event) => {
          event.preventDefault();
          openAsk(text);
          setText('');
        }}
      >
        <input
          name="q"
          value={text}
          placeholder="How do I stream replies?"
          aria-label="Your question"
          autoComplete="off"
          maxLength={500}
          onFocus={prepare}
          onChange={({target}) => setText(target.value)}
        />
        <button type="submit" className={site.action}>
          Ask
        </button>
      </form>
      <ul className={clsx(site.chips, styles.questions)}>
        {QUESTIONS.map((question) => (
          <li key={question}>
            <button type="button" onPointerEnter={prepare} onClick={() => openAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
