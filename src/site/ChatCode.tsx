import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import {ChoiceLinks} from './ChoiceLinks';
import {chatCode, frameworks, type ChatValues, type FrameworkId} from './chatCode';
import {useChoice} from './useChoice';

const ids = frameworks.map(({id}) => id);

/** The framework of the page's code, kept in the address as `framework`. */
export function useFramework() {
  return useChoice<FrameworkId>('framework', ids, 'html');
}

/** Complete code of a chat with these values, in the framework that the reader chooses. */
export function ChatCode({
  values,
  label = 'Framework',
}: {
  readonly values: ChatValues;
  /** Accessible name of the choice, unique on its page. */
  readonly label?: string;
}): ReactNode {
  const choice = useFramework();
  const framework = frameworks.find(({id}) => id === choice.value) ?? frameworks[0];
  return (
    <>
      <ChoiceLinks label={label} options={frameworks} choice={choice} />
      <noscript>
        <p>
          Without JavaScript this page shows the code for HTML. The other frameworks are on the page{' '}
          <Link to="/examples/frameworks">Frameworks</Link>.
        </p>
      </noscript>
      <CodeBlock language={framework.language} title={framework.file}>
        {chatCode(framework.id, values)}
      </CodeBlock>
    </>
  );
}
