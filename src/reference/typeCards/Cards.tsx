import React, {useEffect, useState, type ReactNode} from 'react';
import {TypeCard} from './TypeCard';
import type {TypeLink} from './typeLink';
import {watchTypeLinks} from './watch';

/**
 * The declaration of the type that a reader asks for, if there is one.
 *
 * @param first - What the reader did before this was loaded.
 */
export function Cards({first}: {readonly first: Event}): ReactNode {
  const [link, setLink] = useState<TypeLink>();
  useEffect(() => watchTypeLinks(first, setLink), [first]);
  return link && <TypeCard key={link.name} link={link} />;
}
