import { storedState } from '@shop/shared/app';

/** `card` is the shop's theme and the default; `system` follows the device. */
export type ColourChoice = 'card' | 'light' | 'dark' | 'system';

const isChoice = (value: unknown): value is ColourChoice =>
  value === 'light' || value === 'dark' || value === 'system';

/**
 * The colour mode of this browser (spec section 2). The document's inline script reads the same key before the first
 * paint.
 */
export const chosenMode = storedState<ColourChoice>('shop.mode', isChoice, 'card');

/** Applies this mode to the page, unless the page forces one. */
function show(mode: ColourChoice): void {
  const { dataset } = document.documentElement;
  if (dataset.forced !== undefined) return;
  if (mode === 'system') delete dataset.mode;
  else dataset.mode = mode;
}

/** Applies the stored mode to the page. */
export const showChosenMode = (): void => show(chosenMode.getState());

/** Stores the mode and applies it to this page and the shop's other tabs. */
export function chooseMode(choice: ColourChoice): void {
  chosenMode.update(() => choice);
  show(choice);
}
