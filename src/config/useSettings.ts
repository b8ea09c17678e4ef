import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteSettings} from './settings';

/** The settings of this build. */
export function useSettings(): SiteSettings {
  return useDocusaurusContext().siteConfig.customFields?.settings as SiteSettings;
}
