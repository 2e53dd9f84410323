import { events } from '@shop/shared/app';
import { RECENT_KEY, recentGoods } from '@shop/shared/app/recent';
import { useSyncExternalStore } from 'react';

const NONE: readonly number[] = [];
let snapshot = NONE;

function readSnapshot(): readonly number[] {
  const list = recentGoods.list();
  if (list.join() !== snapshot.join()) snapshot = list;
  return snapshot;
}

function subscribe(listener: () => void): () => void {
  const listenToOtherTabs = ({ key }: StorageEvent) => {
    if (key === RECENT_KEY) listener();
  };
  const unsubscribe = events.on('recent:changed', listener);
  globalThis.addEventListener('storage', listenToOtherTabs);
  return () => {
    unsubscribe();
    globalThis.removeEventListener('storage', listenToOtherTabs);
  };
}

/** The goods numbers of this device, latest first. Storage is in the browser only, so the first render has none. */
export const useRecentGoods = (): readonly number[] =>
  useSyncExternalStore(subscribe, readSnapshot, () => NONE);
