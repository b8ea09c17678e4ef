import type {DocusaurusConfig} from '@docusaurus/types';
import type {SiteSettings} from './settings';

/** The settings that docusaurus.config.ts has put into the configuration of the site. */
export function settingsOf({customFields}: Pick<DocusaurusConfig, 'customFields'>): SiteSettings {
  // Docusaurus types its custom fields as unknown; readSettings has checked these.
  return customFields?.settings as SiteSettings;
}
