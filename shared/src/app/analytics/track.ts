/** Something a shopper did or saw. Flat, and free of personal data: numbers and names of goods, corners, pages. */
export interface TrackedEvent {
  /** What happened: `page_view`, `click`, `impression`, … */
  event: string;
  [detail: string]: string | number | boolean | null | undefined;
}

declare global {
  /** The analytics data layer (spec section 7): a list that a tag manager, where one is configured, takes over. */
  var dataLayer: unknown[] | undefined;
}

/** Nobody may be reading: the list forgets its oldest. A tag manager keeps as many. */
const MAX_KEPT = 300;

/** Pushes to the data layer, at any time, from any remote. On the server nothing is tracked. */
export function track(event: TrackedEvent): void {
  if (typeof document === 'undefined') return;
  globalThis.dataLayer ??= [];
  globalThis.dataLayer.push(event);
  if (globalThis.dataLayer.length > MAX_KEPT) globalThis.dataLayer.shift();
}
