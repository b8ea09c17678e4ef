import React, {useLayoutEffect, useRef, type InputHTMLAttributes, type ReactNode} from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * A text field whose content is a property only. React mirrors `value` into the attribute, where scripts
 * and extensions that read the markup find it.
 */
export function PropertyInput({value, onChange, ...attributes}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return <input {...attributes} ref={input} onChange={(event) => onChange(event.target.value)} />;
}
