import type { ShopEvents } from '@shop/shared/contracts';
import { useEffect } from 'react';

export type { ShopEvents };

type Listener<K extends keyof ShopEvents> = (detail: ShopEvents[K]) => void;
type Args<K extends keyof ShopEvents> = ShopEvents[K] extends undefined ? [] : [ShopEvents[K]];

const listeners = new Map<keyof ShopEvents, Set<Listener<never>>>();

export const events = {
  emit<K extends keyof ShopEvents>(name: K, ...[detail]: Args<K>): void {
    for (const listener of listeners.get(name) ?? []) {
      (listener as Listener<K>)(detail as ShopEvents[K]);
    }
  },
  /** @returns the function that unsubscribes */
  on<K extends keyof ShopEvents>(name: K, listener: Listener<K>): () => void {
    const set = listeners.get(name) ?? new Set();
    listeners.set(name, set.add(listener as Listener<never>));
    return () => set.delete(listener as Listener<never>);
  },
};

export function useShopEvent<K extends keyof ShopEvents>(name: K, listener: Listener<K>): void {
  useEffect(() => events.on(name, listener), [name, listener]);
}
