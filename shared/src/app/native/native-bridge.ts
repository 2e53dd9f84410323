import type { NativeBridge } from './bridge/bridge';

export type { NativeBridge } from './bridge/bridge';

/**
 * The bridge to the card company's app, in the browser only. Loaded on first use; outside the app,
 * stores, copying and sharing use the browser and calls reject with `NOT_IN_APP`.
 */
export const nativeBridge = (): Promise<NativeBridge> =>
  import(/* webpackChunkName: "deferred.native-bridge" */ './bridge/bridge').then(
    ({ bridge }) => bridge,
  );
