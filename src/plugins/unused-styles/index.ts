import type {Rule} from 'postcss';
import type {Plugin} from '@docusaurus/types';

/**
 * Classes of Infima, the style sheet under Docusaurus' theme, that nothing on this site has. A test looks for
 * each of them in the built pages and scripts.
 */
export const UNUSED =
  /^(?:(?:margin|padding)(?:-\w+)?--(?:none|xs|xl)|col--offset-\d+|row--(?:no-gutters|align-\w+)|shadow--(?:lw|md|tl)|text--(?:primary|secondary|success|info|warning|danger|justify|capitalize|lowercase|uppercase|light|normal|semibold|italic)|avatar__[\w-]+|avatar--vertical|badge--\w+|hero(?:__|--)\w+|pills(?:__|--)[\w-]+|card__\w+|card--full-height|tabs__[\w-]+|tabs--block|button-group--block|button--(?:success|info|warning|danger|sm|lg|block|link|active)|alert(?:--|__)\w+|pagination(?:--|__)[\w-]+|dropdown(?:--\w+|__menu)|footer(?:--|__)[\w-]+|col--(?:1|2|4|5|6|7|8|9|10|11|12)|breadcrumbs--\w+|container--fluid|navbar__(?:items--center|search-input))$/;

/** Whether a selector needs an element with a class that nothing on the site has. */
function isUnused(selector: string): boolean {
  // What a selector excludes may well be missing.
  const needed = selector.replace(/:not\([^)]*\)/g, '');
  return [...needed.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => UNUSED.test(name));
}

/** Takes rules for components that the site does not use out of its style sheet: 2 kB of 22. */
export default function unusedStylesPlugin(): Plugin {
  return {
    name: 'unused-styles',
    configurePostCss(options) {
      options.plugins.push({
        postcssPlugin: 'unused-styles',
        Rule(rule: Rule) {
          const used = rule.selectors.filter((selector) => !isUnused(selector));
          if (used.length === 0) rule.remove();
          else if (used.length < rule.selectors.length) rule.selectors = used;
        },
      });
      return options;
    },
  };
}
