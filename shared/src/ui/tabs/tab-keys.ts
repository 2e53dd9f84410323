import type { KeyboardEvent } from 'react';

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The tab that a key selects; undefined for other keys. */
export function nextTab(key: string, index: number, count: number): number | undefined {
  return STEPS[key]?.(index, count);
}

/** Arrow keys, Home and End move focus and selection together along a tab list. */
export function handleTabKeys(event: KeyboardEvent<HTMLElement>, isVertical = false): void {
  const across = isVertical ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (across.includes(event.key)) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const targets: EventTarget[] = tabs;
  const next = nextTab(event.key, targets.indexOf(event.target), tabs.length);
  if (next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
  tabs[next]?.click();
}
