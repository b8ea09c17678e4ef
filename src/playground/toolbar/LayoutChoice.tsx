import React, {type ReactNode} from 'react';
import {layouts, type Layout} from '../model/workspace';
import {Choice} from '../../ui/RadioGroup';

interface Props {
  readonly value: Layout;
  readonly onChange: (layout: Layout) => void;
}

/** How the chats are laid out. */
export function LayoutChoice({value, onChange}: Props): ReactNode {
  return <Choice label="Layout" options={layouts} value={value} onChange={onChange} />;
}
