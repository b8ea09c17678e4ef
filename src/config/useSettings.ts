import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteSettings} from './settings';
import {settingsOf} from './settingsOf';

/** The settings of this build. */
export function useSettings(): SiteSettings {
  return settingsOf(useDocusaurusContext().siteConfig);
}
