import React, {type ReactNode} from 'react';
import ui from './ui.module.css';

interface Props {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly label: string;
  readonly help?: string;
  readonly isDisabled?: boolean;
}

export function Checkbox({isOn, onChange, label, help, isDisabled}: Props): ReactNode {
  return (
    <label className={ui.check}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {help && <span className={ui.note}>{help}</span>}
      </span>
    </label>
  );
}
