/**
 * A tracked user action or view. Flat and without personal data: goods numbers, corner ids and page
 * ids only.
 */
export interface TrackedEvent {
  /** Event name: `page_view`, `click`, `impression`, … */
  event: string;
  [detail: string]: string | number | boolean | null | undefined;
}

declare global {
  /** The analytics data layer (spec section 7): a list that a configured tag manager consumes. */
  var dataLayer: unknown[] | undefined;
}

/** Without a tag manager nothing empties the list, so the oldest events are dropped. */
const MAX_KEPT = 300;

/** Pushes an event to the data layer. Does nothing on the server. */
export function track(event: TrackedEvent): void {
  if (typeof document === 'undefined') return;
  globalThis.dataLayer ??= [];
  globalThis.dataLayer.push(event);
  if (globalThis.dataLayer.length > MAX_KEPT) globalThis.dataLayer.shift();
}
