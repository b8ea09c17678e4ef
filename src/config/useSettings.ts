import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteSettings} from './settings';

/** The settings of this build. */
export function useSettings(): SiteSettings {
  // Docusaurus types its custom fields as unknown; readSettings has checked these.
  return useDocusaurusContext().siteConfig.customFields?.settings as SiteSettings;
}
