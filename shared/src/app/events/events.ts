import type { ShopEvents } from '@shop/shared/contracts';
import { useEffect } from 'react';

export type { ShopEvents };

type Args<K extends keyof ShopEvents> = ShopEvents[K] extends undefined ? [] : [ShopEvents[K]];
type Listener<K extends keyof ShopEvents> = (...args: Args<K>) => void;

const listeners: { [K in keyof ShopEvents]?: Set<Listener<K>> } = {};

export const events = {
  emit<K extends keyof ShopEvents>(name: K, ...args: Args<K>): void {
    const set: Set<Listener<K>> | undefined = listeners[name];
    for (const listener of set ?? []) listener(...args);
  },
  /** @returns the function that unsubscribes */
  on<K extends keyof ShopEvents>(name: K, listener: Listener<K>): () => void {
    const sets: { [P in K]?: Set<Listener<P>> } = listeners;
    const set = sets[name] ?? new Set<Listener<K>>();
    sets[name] = set.add(listener);
    return () => set.delete(listener);
  },
};

export function useShopEvent<K extends keyof ShopEvents>(name: K, listener: Listener<K>): void {
  useEffect(() => events.on(name, listener), [name, listener]);
}
