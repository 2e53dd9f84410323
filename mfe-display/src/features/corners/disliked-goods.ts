import { like, localStore } from '@shop/shared/app';
import { useSyncExternalStore } from 'react';

const KEY = 'shop.goods.disliked';
const MOST = 100;
const none: readonly number[] = [];

let current: readonly number[] | undefined;
const listeners = new Set<() => void>();

const read = (): readonly number[] => {
  current ??= localStore.get(KEY, like([0])) ?? none;
  return current;
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Goods marked 관심없음, stored on this device so that they disappear at once for visitors too. */
export const dislikedGoods = {
  add(goodsNo: number): void {
    current = [goodsNo, ...read()].slice(0, MOST);
    localStore.set(KEY, current);
    for (const listener of listeners) listener();
  },
};

/** Empty on the server and during hydration. */
export const useDislikedGoods = (): readonly number[] =>
  useSyncExternalStore(subscribe, read, () => none);
