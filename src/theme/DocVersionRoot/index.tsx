import React, {useEffect, type ReactNode} from 'react';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * Remembers the version that is being read. The theme writes it only from a version menu, which a site
 * with one version does not have.
 */
export default function DocVersionRootWrapper(props: Props): ReactNode {
  const {pluginId, version} = props.version;
  const {preferredVersion, savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  useEffect(() => {
    if (preferredVersion?.name !== version) savePreferredVersionName(version);
  }, [preferredVersion, version, savePreferredVersionName]);
  return <DocVersionRoot {...props} />;
}
