import type { FavoriteTargetCode } from '@shop/shared/domain';
import { useEffect } from 'react';

/**
 * Events say that something changed; subscribers fetch the new state themselves. Names begin with
 * the owner's noun.
 */
export interface ShopEvents {
  'basket:changed': undefined;
  'session:changed': undefined;
  'favorite:changed': { targetCd: FavoriteTargetCode; no: number; isOn: boolean };
  /** 최근 본 상품 of this device. */
  'recent:changed': undefined;
  /** The member's 성인 인증. */
  'adult:changed': undefined;
  'order:changed': { orderNo: string };
  /** The visitor returned from the login page without logging in (spec section 4). */
  'login-toast:show': undefined;
  'login-toast:hide': undefined;
  /** The app showed or hid this webview (spec section 4). */
  'app:visible': { isVisible: boolean };
  /** Broadcast by another webview or by the app; subscribers must validate `params`. */
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
