import { localStore } from '@shop/shared/app';
import { useSyncExternalStore } from 'react';

/** How a list of goods looks; `grid` is the default. */
export type ListView = 'grid' | 'list' | 'dense';

/** Key in the browser's storage. The document's inline script reads it too, before the first paint. */
const KEY = 'shop.list.view';

const isView = (value: unknown): value is ListView => value === 'list' || value === 'dense';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const shownView = (): ListView => {
  const view = globalThis.document?.documentElement.dataset.listView;
  return isView(view) ? view : 'grid';
};

/** Shows this view in all lists, on this device from now on. */
export function chooseView(view: ListView): void {
  if (view === 'grid') {
    localStore.remove(KEY);
    delete document.documentElement.dataset.listView;
  } else {
    localStore.set(KEY, view);
    document.documentElement.dataset.listView = view;
  }
  for (const listener of listeners) listener();
}

/** The view of the document, also while it is hydrated: for what is not in the markup. */
export const useShownView = (): ListView => useSyncExternalStore(subscribe, shownView, shownView);

/** The view for the markup: the default on the server and during hydration. */
export const useListView = (): ListView => useSyncExternalStore(subscribe, shownView, () => 'grid');
