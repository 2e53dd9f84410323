import type { DeviceProfile } from '@shop/shared/domain';
import { useSyncExternalStore } from 'react';
import { useApp } from '../app-context';

/** The visitor's device: from the user agent on the server, updated on resize in the browser. */
export function useDevice(): DeviceProfile {
  const { device } = useApp();
  return useSyncExternalStore(device.subscribe, device.getSnapshot, device.getServerSnapshot);
}
