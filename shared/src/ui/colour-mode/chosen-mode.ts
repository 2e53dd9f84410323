import { localStore } from '@shop/shared/app';

/** `card` is the shop's theme and the default; `system` follows the device. */
export type ColourChoice = 'card' | 'light' | 'dark' | 'system';

/** Key in the browser's storage. The document's inline script reads it too, before the first paint. */
const KEY = 'shop.mode';

const isChoice = (value: unknown): value is ColourChoice =>
  value === 'light' || value === 'dark' || value === 'system';

/**
 * The mode stored in this browser (spec section 2); `card` when absent or invalid. Not for render.
 */
export function chosenMode(): ColourChoice {
  return localStore.get(KEY, isChoice) ?? 'card';
}

/** Applies this mode to the page, unless the page forces one. */
function show(mode: ColourChoice): void {
  const { dataset } = document.documentElement;
  if (dataset.forced !== undefined) return;
  if (mode === 'system') delete dataset.mode;
  else dataset.mode = mode;
}

/** Applies the stored mode to the page. */
export const showChosenMode = (): void => show(chosenMode());

/** Stores the mode and applies it to this page and the shop's other tabs. */
export function chooseMode(choice: ColourChoice): void {
  if (choice === 'card') localStore.remove(KEY);
  else localStore.set(KEY, choice);
  show(choice);
  // Storage events reach only other tabs, so subscribers in this tab are notified here.
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

/** Subscribes to changes of the mode, here or in another tab; returns the unsubscribe function. */
export function followChosenMode(onChange: () => void): () => void {
  // A storage event without a key means that everything was cleared.
  const listen = ({ key }: StorageEvent) => (key === KEY || key === null) && onChange();
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
