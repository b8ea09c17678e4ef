import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import {FrameworkTabs} from '../example/FrameworkTabs';
import {useFrameworkChoice} from '../site/useFrameworkChoice';
import {useSettings} from '../site/useSettings';
import {assistantPrompt} from './prompt';
import styles from './start.module.css';
import {StepFrame} from './StepFrame';

/** A prompt for a coding assistant, and what it reads. */
export default function InstallWithAI(): ReactNode {
  const [framework, choose] = useFrameworkChoice();
  const {url, baseUrl} = useSettings();
  return (
    <StepFrame path="/start/installWithAI">
      <h2>Give this to your assistant</h2>
      <p>It works with every assistant that can read a page and change files.</p>
      <FrameworkTabs
        chosen={framework}
        label="Framework of your project"
        panelId="prompt"
        onChoose={choose}
      />
      <div
        id="prompt"
        role="tabpanel"
        aria-labelledby={`prompt-${framework}`}
        className={styles.prompt}
      >
        <CodeBlock language="text" title="Prompt">
          {assistantPrompt(framework, `${url}${baseUrl}`)}
        </CodeBlock>
      </div>
      <h2>What it reads</h2>
      <p>
        <Link to="pathname:///llms.txt">llms.txt</Link> lists every page of these docs in a form
        that language models read well.
      </p>
    </StepFrame>
  );
}
