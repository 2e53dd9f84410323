import { localStore } from '@shop/shared/app';

/** `card` is the shop's own look, and what stands before somebody chooses; `system` follows the device. */
export type ColourChoice = 'card' | 'light' | 'dark' | 'system';

/** Read before the first paint too, by the document's inline script. */
const KEY = 'shop.mode';

const isChoice = (value: unknown): value is ColourChoice =>
  value === 'light' || value === 'dark' || value === 'system';

/** What this visitor chose in this browser (spec section 2); `card` for nothing or nonsense. Not for render. */
export function chosenMode(): ColourChoice {
  const stored = localStore.get(KEY);
  return isChoice(stored) ? stored : 'card';
}

/** The page in this mode; a mode that the page forces stands. */
function show(mode: ColourChoice): void {
  const { dataset } = document.documentElement;
  if (dataset.forced !== undefined) return;
  if (mode === 'system') delete dataset.mode;
  else dataset.mode = mode;
}

/** The page in the mode that the visitor chose. */
export const showChosenMode = (): void => show(chosenMode());

/** Chooses for this page at once, for the next ones, and for the shop's other tabs. */
export function chooseMode(choice: ColourChoice): void {
  if (choice === 'card') localStore.remove(KEY);
  else localStore.set(KEY, choice);
  show(choice);
  // Browsers tell the other tabs only; who follows in this one is told the same way.
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

/** Calls back when the choice has changed, here or in another tab; answers the function that stops it. */
export function followChosenMode(onChange: () => void): () => void {
  // Without a key everything was cleared.
  const listen = ({ key }: StorageEvent) => (key === KEY || key === null) && onChange();
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
