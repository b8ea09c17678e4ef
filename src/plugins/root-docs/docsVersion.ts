import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** The docs as their plugin has read them; nothing when it is not in the configuration. */
export function docsVersion(allContent: AllContent): LoadedVersion | undefined {
  // Docusaurus types what its plugins load as unknown.
  const content = allContent['docusaurus-plugin-content-docs']?.default as
    LoadedContent | undefined;
  return content?.loadedVersions[0];
}
