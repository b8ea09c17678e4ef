import React, {type ReactNode} from 'react';
import {CodeTab} from '../panel/CodeTab';
import {claude, shared} from './samples';

/** The code of a chat with Claude. */
export default function CodeTabSample(): ReactNode {
  return <CodeTab chat={claude} shared={shared} />;
}
