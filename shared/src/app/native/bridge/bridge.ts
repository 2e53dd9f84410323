import { isAppUserAgent } from '@shop/shared/domain';
import { focusManager } from '@tanstack/react-query';
import { setAppVisible } from '../visibility';
import { handleBroadcast, startBroadcasting } from './broadcast-events';
import { createNativeCaller, type NativeCaller } from './create-bridge';
import type { NativeCallName } from './native-calls';
import {
  createNativeStores,
  type NativeLoginData,
  type NativeStores,
  readLoginData,
} from './native-stores';
import { createCopy, createShare, type ShareOutcome, type ShareRequest } from './sharing';
import { hasNativeCall } from './transport';

export interface NativeBridge extends NativeCaller, NativeStores {
  readonly isInApp: boolean;
  /** Whether the app offers this call: older versions lack some. */
  has(name: NativeCallName): boolean;
  /** The app's login data; undefined outside the app or without a response within 1.5 s. */
  loginData(): Promise<NativeLoginData | undefined>;
  copy(text: string): Promise<boolean>;
  share(request: ShareRequest): Promise<ShareOutcome>;
}

function createBridge(): NativeBridge {
  const { userAgent } = navigator;
  const isInApp = isAppUserAgent(userAgent);
  const native = createNativeCaller({
    target: window,
    userAgent,
    origin: location.origin,
    onBroadcast: handleBroadcast,
    onVisibilityChange: (isVisible) => {
      setAppVisible(isVisible);
      // Pauses polling queries while the webview is hidden.
      focusManager.setFocused(isVisible);
    },
  });
  if (isInApp) startBroadcasting(native);
  const stores = createNativeStores(native, isInApp);
  return {
    ...native,
    ...stores,
    isInApp,
    has: (name) => hasNativeCall(window, userAgent, name),
    loginData: async () => (isInApp ? readLoginData(stores.memory) : undefined),
    copy: createCopy(native),
    share: createShare(native),
  };
}

/** The bridge of this window. */
export const bridge = createBridge();
