import {chromium} from '@playwright/test';
import {CHROMIUM_ARGS} from '../scripts/lib/chromium.mjs';
import {BENCH, ensurePackages} from '../scripts/lib/command.mjs';
import {median, pagesNamed} from './pages.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FIGURES = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
};

/** What costs points in a category, each once: the audit's id and what it found first. */
function failures({lhr}) {
  return ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    lhr.categories[category].auditRefs
      .map(({id, weight}) => ({audit: lhr.audits[id], weight}))
      .filter(({audit, weight}) => weight > 0 && audit.score !== null && audit.score < 1)
      .map(({audit}) => {
        const item = audit.details?.items?.[0];
        const where = item?.node?.selector ?? item?.description ?? item?.source ?? '';
        return `${category}: ${audit.id} ${where}`.trim();
      }),
  );
}

/** Prints medians of Lighthouse's mobile run of one page of each type, then what costs points. */
export default async function measureLighthouse({origin, executablePath, runs, pages: only}) {
  // Lighthouse has 200 packages, so only this measurement installs it.
  ensurePackages({folder: BENCH});
  const {default: lighthouse} = await import('lighthouse');
  const pages = pagesNamed(only).filter(({scroll}) => !scroll);
  const port = 9222 + Math.floor(Math.random() * 1000);
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  const found = [];
  console.log(`\nLighthouse, mobile, simulated slow 4G, medians of ${runs}\n`);
  console.log(`| page | ${[...CATEGORIES, ...Object.values(FIGURES)].join(' | ')} |`);
  console.log(`|---|${'---:|'.repeat(CATEGORIES.length + Object.keys(FIGURES).length)}`);
  try {
    for (const {name, route} of pages) {
      const results = [];
      for (let run = 0; run < runs; run++)
        results.push(
          await lighthouse(origin + route, {port, logLevel: 'error', onlyCategories: CATEGORIES}),
        );
      const of = (read) => median(results.map(({lhr}) => read(lhr)));
      const scores = CATEGORIES.map((id) =>
        Math.round(100 * of((lhr) => lhr.categories[id].score)),
      );
      const figures = Object.keys(FIGURES).map((id) => {
        const value = of((lhr) => lhr.audits[id].numericValue);
        return value < 1 && value > 0 ? value.toFixed(4) : Math.round(value);
      });
      console.log(`| ${[name, ...scores, ...figures].join(' | ')} |`);
      found.push(...new Set(results.flatMap(failures).map((failure) => `${name}: ${failure}`)));
    }
  } finally {
    await browser.close();
  }
  console.log(found.length > 0 ? `\n${found.join('\n')}\n` : '');
}
