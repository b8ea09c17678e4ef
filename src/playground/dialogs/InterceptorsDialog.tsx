import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import {Checkbox} from '../../ui/Checkbox';
import {Dialog} from '../../ui/Dialog';
import {INTERCEPTORS, requestSource, responseSource, type Interceptor} from '../model/interceptors';

interface Props {
  /** Name of the chat. */
  readonly name: string;
  readonly value: readonly Interceptor[];
  readonly onChange: (chosen: readonly Interceptor[]) => void;
  readonly onClose: () => void;
}

/** Functions between a chat and its provider, to switch on, with their code. Applied immediately. */
export function InterceptorsDialog({name, value, onChange, onClose}: Props): ReactNode {
  const code = [
    ['requestInterceptor', requestSource(value)],
    ['responseInterceptor', responseSource(value)],
  ].flatMap(([property, source]) => (source ? [`chat.${property} = ${source};`] : []));
  return (
    <Dialog title={`Interceptors of ${name}`} onClose={onClose}>
      <p>
        Interceptors can change each request before it is sent and each reply before it is shown.
        You can see the results under Requests.{' '}
        <Link to="/docs/interceptors">Interceptors in the docs</Link>
      </p>
      {INTERCEPTORS.map(({id, name: label, help}) => (
        <Checkbox
          key={id}
          label={label}
          help={help}
          isOn={value.includes(id)}
          onChange={(isOn) =>
            onChange(
              INTERCEPTORS.map((one) => one.id).filter((one) =>
                one === id ? isOn : value.includes(one),
              ),
            )
          }
        />
      ))}
      {code.length > 0 && (
        <CodeBlock language="js" title="Interceptors">
          {code.join('\n\n')}
        </CodeBlock>
      )}
    </Dialog>
  );
}
