import { useEffect } from 'react';

/** Events say that something changed; whoever shows it asks again. Names carry the owner's noun. */
export interface ShopEvents {
  'basket:changed': undefined;
  'session:changed': undefined;
  'favorite:changed': { goodsNo: number };
  'order:changed': { orderNo: string };
  /** A visitor came away from sign-in without it: tell him so (spec section 4). */
  'login-toast:show': undefined;
  'login-toast:hide': undefined;
  /** The app brought this webview to the front, or took it away (spec section 4). */
  'app:visible': { isVisible: boolean };
  /** Said by another webview or by the app; who listens checks `params` for himself. */
  'app:broadcast': { key: string; params: unknown };
}

type Listener<K extends keyof ShopEvents> = (detail: ShopEvents[K]) => void;
type Args<K extends keyof ShopEvents> = ShopEvents[K] extends undefined ? [] : [ShopEvents[K]];

const listeners = new Map<keyof ShopEvents, Set<Listener<never>>>();

export const events = {
  emit<K extends keyof ShopEvents>(name: K, ...[detail]: Args<K>): void {
    for (const listener of listeners.get(name) ?? []) {
      (listener as Listener<K>)(detail as ShopEvents[K]);
    }
  },
  /** Answers the function that stops listening. */
  on<K extends keyof ShopEvents>(name: K, listener: Listener<K>): () => void {
    const set = listeners.get(name) ?? new Set();
    listeners.set(name, set.add(listener as Listener<never>));
    return () => set.delete(listener as Listener<never>);
  },
};

export function useShopEvent<K extends keyof ShopEvents>(name: K, listener: Listener<K>): void {
  useEffect(() => events.on(name, listener), [name, listener]);
}
