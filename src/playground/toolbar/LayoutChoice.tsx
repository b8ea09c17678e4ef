import React, {type ReactNode} from 'react';
import {layouts, type Layout} from '../schema';
import {RadioGroup} from '../../ui/RadioGroup';

interface Props {
  readonly value: Layout;
  readonly onChange: (layout: Layout) => void;
}

/** How the chats are laid out. */
export function LayoutChoice({value, onChange}: Props): ReactNode {
  return <RadioGroup label="Layout" options={layouts} value={value} onChange={onChange} />;
}
