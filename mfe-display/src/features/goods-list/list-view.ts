import { storedState, useStore } from '@shop/shared/app';
import { useSyncExternalStore } from 'react';

/** How a list of goods looks; `grid` is the default. */
export type ListView = 'grid' | 'list' | 'dense';

const isView = (value: unknown): value is ListView => value === 'list' || value === 'dense';

/** Key in local storage. The document's inline script reads the same key before the first paint. */
const stored = storedState<ListView>('shop.list.view', isView, 'grid');

stored.subscribe((view) => {
  const { dataset } = document.documentElement;
  if (view === 'grid') delete dataset.listView;
  else dataset.listView = view;
});

/** Shows this view in all lists, on this device from now on. */
export const chooseView = (view: ListView): void => stored.update(() => view);

/** The view of the document, also while it is hydrated: for what is not in the markup. */
export const useShownView = (): ListView =>
  useSyncExternalStore(stored.subscribe, stored.getState, stored.getState);

/** The view for the markup: the default on the server and during hydration. */
export const useListView = (): ListView => useStore(stored);
