/**
 * Ends the run with a message for the person at the terminal: what happened, and what to do next.
 *
 * @param {string} what
 * @param {string} next
 * @returns {never}
 */
export function fail(what, next) {
  console.error(`\n${what}\n${next}\n`);
  process.exit(1);
}
