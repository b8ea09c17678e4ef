type Task = () => Promise<void> | void;

const waiting = new Set<Task>();
let running = false;

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, {timeout: 300});
  else setTimeout(run, 1);
}

function next(): void {
  const [task] = waiting;
  running = task !== undefined;
  if (!task) return;
  whenIdle(() => {
    // A task that was taken back while it waited leaves its turn to the next one.
    const turn = waiting.delete(task) ? Promise.resolve().then(task) : Promise.resolve();
    turn.catch((error: unknown) => reportError(error)).then(next, next);
  });
}

/**
 * Runs tasks one after another, each in an idle moment: building one chat takes some 10 ms, and a page
 * with seventeen of them must stay responsive while they appear.
 *
 * @param task - Its promise holds back the next task. Its errors are reported, not thrown.
 * @returns Takes the task back if it has not begun.
 */
export function enqueue(task: Task): () => void {
  waiting.add(task);
  if (!running) next();
  return () => {
    waiting.delete(task);
  };
}
