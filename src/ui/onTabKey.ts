import type {KeyboardEvent} from 'react';

/**
 * What a tab does with a key: the arrows, Home and End choose another tab of its list, which takes the focus.
 * Tabs that don't show are passed over.
 */
export function onTabKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const list = event.currentTarget.closest('[role=tablist]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])].filter(
    (tab) => tab.clientWidth > 0,
  );
  const at = tabs.indexOf(event.currentTarget);
  const targets: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  const tab = tabs.at(target % tabs.length);
  tab?.click();
  tab?.focus({preventScroll: true});
}
