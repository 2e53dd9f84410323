import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { SentTarget } from './driver';

const matches = (element: Element, { role, name, pattern }: SentTarget): boolean => {
  if (getRole(element) !== role) return false;
  if (name === undefined && pattern === undefined) return true;
  const own = computeAccessibleName(element).trim();
  return pattern === undefined ? own === name : new RegExp(pattern).test(own);
};

/** Pages kept for Back are neither reached by clicks nor read out. */
const isShown = (element: Element): boolean =>
  !element.closest('[inert], [data-hidden]') &&
  element.getClientRects().length > 0 &&
  !isInaccessible(element);

/** @returns the parts of this page that the target names, in the document's order */
export function findTargets(target: SentTarget): Element[] {
  const roots = target.within ? findTargets(target.within) : [document.body];
  const found = roots
    .flatMap((root) => [...root.querySelectorAll('*')])
    .filter((element) => matches(element, target) && isShown(element));
  return target.nth === undefined ? found : found.slice(target.nth, target.nth + 1);
}

/**
 * Scrolls the first such part into view.
 * @returns its middle in px of the window; null while there is none, it is disabled, or something else lies over it
 */
export function pointOf(target: SentTarget): { x: number; y: number } | null {
  const [element] = findTargets(target);
  if (!element || element.matches(':disabled')) return null;
  // A control that is drawn by its label is pressed there.
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const shown = label ?? element;
  shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = shown.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const hit = document.elementFromPoint(x, y);
  return hit && (shown.contains(hit) || hit.contains(shown)) ? { x, y } : null;
}
