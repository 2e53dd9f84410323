import { type DeviceProfile, deviceKey, deviceOf } from '@shop/shared/domain';

declare global {
  interface Navigator {
    /** In Chromium only. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Spec section 9: delay between the last resize and the new profile. */
const RESIZE_DELAY_MS = 50;

/**
 * The device profile: from the user agent at first, so that server and hydration agree, then from
 * the window too.
 */
export interface DeviceStore {
  getSnapshot(): DeviceProfile;
  /** The profile that the server rendered with. */
  getServerSnapshot(): DeviceProfile;
  subscribe(listener: () => void): () => void;
}

const readWindowTraits = () => ({ widthPx: innerWidth, hasTouch: navigator.maxTouchPoints > 1 });

/** @param refreshOnResize false keeps the profile of the first render. */
export function createDeviceStore(userAgent: string, refreshOnResize: boolean): DeviceStore {
  const listeners = new Set<() => void>();
  const first = deviceOf(userAgent);
  let profile = first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const refresh = (): void => {
    const next = deviceOf(userAgent, readWindowTraits());
    if (deviceKey(next) === deviceKey(profile)) return;
    profile = next;
    for (const listener of listeners) listener();
  };
  const handleResize = (): void => {
    clearTimeout(timer);
    timer = setTimeout(refresh, RESIZE_DELAY_MS);
  };

  return {
    getSnapshot: () => profile,
    getServerSnapshot: () => first,
    subscribe(listener) {
      const isFirst = listeners.size === 0;
      listeners.add(listener);
      if (isFirst) {
        if (refreshOnResize) addEventListener('resize', handleResize);
        refresh();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('resize', handleResize);
        clearTimeout(timer);
      };
    },
  };
}
