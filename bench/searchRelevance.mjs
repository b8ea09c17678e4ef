/**
 * How well answers fit, by page: each page counts once, at its best place.
 *
 * @param {readonly {expect: readonly {path: string}[]}[]} queries
 * @param {readonly (readonly string[])[]} answers Addresses for each query, best first.
 */
export function relevance(queries, answers) {
  const plain = (url) => url.replace(/#.*$/, '').replace(/\/$/, '').toLowerCase();
  const ranks = queries.map(({expect}, at) => {
    const pages = [...new Set(answers[at].map(plain))];
    // The last build may have been one below a path.
    const rank = pages.findIndex((page) =>
      expect.some(({path: wanted}) => page.endsWith(plain(wanted))),
    );
    return rank < 0 ? Infinity : rank + 1;
  });
  const share = (most) => ranks.filter((rank) => rank <= most).length / ranks.length;
  const mrr = ranks.reduce((sum, rank) => sum + (rank <= 5 ? 1 / rank : 0), 0) / ranks.length;
  return {mrr, first: share(1), five: share(5)};
}
