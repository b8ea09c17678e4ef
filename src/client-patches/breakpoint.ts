import type {LoadContext, Plugin} from '@docusaurus/types';
import type {AtRule} from 'postcss';

const EDGES: Readonly<Record<string, string>> = {
  'max-width: 996px': 'max-width: 995.98px',
  'max-width:996px': 'max-width:995.98px',
  'min-width: 997px': 'min-width: 996px',
  'min-width:997px': 'min-width:996px',
};

/**
 * Makes 996 px itself belong to the desktop layout. The theme's stylesheets switch at 997 px; the site
 * switches at 996, in CSS here and in scripts in `windowSize.ts`.
 */
export default function breakpoint(_context: LoadContext): Plugin {
  return {
    name: 'breakpoint',
    configurePostCss(options) {
      options.plugins.push({
        postcssPlugin: 'desktop-from-996',
        AtRule: {
          media(rule: AtRule) {
            for (const [from, to] of Object.entries(EDGES))
              if (rule.params.includes(from)) rule.params = rule.params.replaceAll(from, to);
          },
        },
      });
      return options;
    },
  };
}
