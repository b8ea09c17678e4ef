import React, {useEffect, type ReactNode} from 'react';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * Remembers the version that is being read. The theme writes it only from a version menu, which a site
 * with one version does not have. A separate component, because what it reads changes right after the
 * start: drawn with the page, it would draw the whole page again while React is still taking it over.
 */
function RememberVersion({pluginId, version}: {pluginId: string; version: string}): ReactNode {
  const {preferredVersion, savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  useEffect(() => {
    if (preferredVersion?.name !== version) savePreferredVersionName(version);
  }, [preferredVersion, version, savePreferredVersionName]);
  return null;
}

/** The theme's frame of all docs pages. */
export default function DocVersionRootWrapper(props: Props): ReactNode {
  const {pluginId, version} = props.version;
  return (
    <>
      <RememberVersion pluginId={pluginId} version={version} />
      <DocVersionRoot {...props} />
    </>
  );
}
