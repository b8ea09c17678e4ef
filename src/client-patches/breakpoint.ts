import type {LoadContext, Plugin} from '@docusaurus/types';
import type {AtRule} from 'postcss';
import {DESKTOP_WIDTH} from '../lib/desktop';

/**
 * Makes 996 px itself belong to the desktop layout. The theme's style sheets switch at 997 px; scripts follow in
 * `windowSize.ts`.
 */
export default function breakpoint(_context: LoadContext): Plugin {
  return {
    name: 'breakpoint',
    configurePostCss(options) {
      options.plugins.push({
        postcssPlugin: 'desktop-from-996',
        AtRule: {
          media(rule: AtRule) {
            const params = rule.params
              .replace(/min-width:\s*997px/g, `min-width: ${DESKTOP_WIDTH}px`)
              .replace(/max-width:\s*996px/g, `max-width: ${DESKTOP_WIDTH - 0.02}px`);
            if (params !== rule.params) rule.params = params;
          },
        },
      });
      return options;
    },
  };
}
