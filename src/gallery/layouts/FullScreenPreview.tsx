import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import css from '../../../examples/_projects/full-screen/src/chat-page.css?inline';
import {Chat, type ChatConfig} from '../../chat';
import {PreviewPage} from './PreviewPage';
import styles from './previews.module.css';

const config: ChatConfig = {
  demo: {response: {text: 'The column is at most 680 px wide, and so is the field below.'}},
  introMessage: {text: 'Hello! This chat fills the window.'},
  messageStyles: {default: {shared: {innerContainer: {maxWidth: '680px'}}}},
  textInput: {styles: {container: {maxWidth: '680px'}}},
};

/** The full-screen layout in a separate window. */
export function FullScreenPreview(): ReactNode {
  return (
    <PreviewPage
      title="Full-screen chat: preview"
      description="A page that is filled by a Deep Chat from edge to edge: a header, a readable column and a field that stays at the lower edge."
      css={css}
    >
      <div className="chat-page">
        <header>
          <h1>Support</h1>
          <Link to="/examples/Layout/fullScreen">Back to the code</Link>
        </header>
        <main className={styles.fill}>
          <Chat config={config} label="Support chat" start="now" />
        </main>
      </div>
    </PreviewPage>
  );
}
