import React, {type ReactNode} from 'react';
import {CopyButton} from '../../ui/code/CopyButton';
import styles from './styles.module.css';

/** The text of one of this site's files. */
async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** The address for the framework that the reader has chosen (src/example/framework.ts notes it there). */
function chosenAddress(address: string): string {
  const {framework} = document.documentElement.dataset;
  return framework ? address.replace(/md$/, `${framework}.md`) : address;
}

/** Copies the page's Markdown, its code in the chosen framework, and links to it. */
export function CopyPage({address}: {address: string}): ReactNode {
  return (
    <div className={styles.copy}>
      <CopyButton
        label="Copy page as Markdown"
        failed="Could not copy"
        text={() => textOf(chosenAddress(address))}
      />
      {/* A file and not a page, so the router must leave it alone. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a
        href={address}
        className={styles.link}
        onClick={({currentTarget}) => (currentTarget.href = chosenAddress(address))}
      >
        <span className="sr-only">This page as Markdown: </span>.md
      </a>
    </div>
  );
}
