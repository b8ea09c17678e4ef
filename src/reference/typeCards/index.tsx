import React, {lazy, Suspense, type ReactNode} from 'react';
import {useTypeLink} from './useTypeLink';

/** Offline, or in an old tab, there is no card; the link works as ever. */
const TypeCard = lazy(() => import('./TypeCard').catch(() => ({default: () => null})));

/** Around the text of a page: names of types show their declaration on hover, focus and long press. */
export function TypeCards({children}: {readonly children?: ReactNode}): ReactNode {
  const {link} = useTypeLink();
  return (
    <>
      {children}
      {link && (
        <Suspense fallback={null}>
          <TypeCard key={link.name} link={link} />
        </Suspense>
      )}
    </>
  );
}
