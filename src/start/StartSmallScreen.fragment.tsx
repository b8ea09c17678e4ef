import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {StepList} from './StepList';
import site from '../ui/site.module.css';

/** The path as wide as a phone. */
export default function StartSmallScreen(): ReactNode {
  return (
    <div className={clsx(site.phone, 'padding--md')}>
      <StepList />
    </div>
  );
}
