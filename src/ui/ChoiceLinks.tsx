import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './site.module.css';
import type {AddressChoice} from './useChoice';

/** The values of a choice as a row of links; the chosen one is marked as the current one. */
export function ChoiceLinks<T extends string>({
  label,
  options,
  choice,
}: {
  /** Accessible name of the row, unique on its page. */
  readonly label: string;
  readonly options: readonly {readonly id: T; readonly name: string}[];
  readonly choice: AddressChoice<T>;
}): ReactNode {
  return (
    <nav aria-label={label} className={styles.choices}>
      {options.map(({id, name}) => (
        <Link
          key={id}
          to={choice.addressOf(id)}
          aria-current={id === choice.value ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
