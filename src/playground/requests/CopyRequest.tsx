import React, {useState, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import type {Exchange} from '../../providers/exchange';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {RadioGroup} from '../../ui/RadioGroup';
import {COPIES, copyOf, type CopyForm} from './copies';

/** A request as a command, as code and as a log, to be copied with the button of the code. */
export function CopyRequest({exchange}: {readonly exchange: Exchange}): ReactNode {
  const [form, setForm] = useState<CopyForm>('curl');
  const chosen = COPIES.find(({id}) => id === form);
  return (
    <CollapsibleSection title="Copy as cURL, fetch or HAR" note="without your keys">
      <RadioGroup label="Form" options={COPIES} value={form} onChange={setForm} />
      <CodeBlock language={chosen?.language} title={chosen?.name}>
        {copyOf(exchange, form)}
      </CodeBlock>
    </CollapsibleSection>
  );
}
