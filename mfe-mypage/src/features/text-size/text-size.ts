import { localStore } from '@shop/shared/app';

/** Sizes of text in percent of what the browser is set to. */
export const textSizes = { normal: '보통', large: '크게', larger: '더 크게' } as const;
export type TextSize = keyof typeof textSizes;

/** Key in local storage. The document's inline script reads the same key before the first paint. */
const KEY = 'shop.text';

const isChoice = (value: unknown): value is TextSize => value === 'large' || value === 'larger';

/** The size stored in this browser; `normal` when absent or invalid. Not for render. */
export const chosenTextSize = (): TextSize => localStore.get(KEY, isChoice) ?? 'normal';

/** Stores the size and applies it to this page. */
export function chooseTextSize(size: TextSize): void {
  const { dataset } = document.documentElement;
  if (size === 'normal') {
    localStore.remove(KEY);
    delete dataset.text;
  } else {
    localStore.set(KEY, size);
    dataset.text = size;
  }
}
