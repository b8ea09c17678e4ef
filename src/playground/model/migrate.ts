import {WORKSPACE_VERSION} from './workspace';

type Unknown = Readonly<Record<string, unknown>>;

/**
 * One step from each version of the workspace's shape to the next. Links and files live long, so a step is
 * never removed; fixtures of every version are opened by migrate.test.ts.
 */
const steps: Readonly<Record<number, (old: Unknown) => Unknown>> = {
  // 1 knew neither addresses of one's own nor the look of a chat: both are optional in 2.
  1: (old) => ({...old, version: 2}),
};

/**
 * Brings data of an earlier version into today's shape.
 *
 * @returns undefined for data that no version of the playground has written
 */
export function migrated(given: Unknown): Unknown | undefined {
  let now = given;
  for (let version = now.version; version !== WORKSPACE_VERSION; version = now.version) {
    const step =
      typeof version === 'number' && Object.hasOwn(steps, version) ? steps[version] : undefined;
    if (!step) return undefined;
    now = step(now);
  }
  return now;
}
