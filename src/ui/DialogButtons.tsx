import React, {type ReactNode} from 'react';
import {Button} from './Button';

interface Props {
  readonly action: string;
  readonly onCancel: () => void;
  /** What the action does; absent when the button submits the dialog's form. */
  readonly onAction?: () => void;
}

/** The two ways out of a dialog: without a change, and with it. */
export function DialogButtons({action, onCancel, onAction}: Props): ReactNode {
  return (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button primary type={onAction ? 'button' : 'submit'} onClick={onAction}>
        {action}
      </Button>
    </>
  );
}
