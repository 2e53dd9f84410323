import type { NativeBridge } from './bridge/bridge';

export type { NativeBridge } from './bridge/bridge';

/**
 * The way to the card company's app, in the browser only. Its code comes when it is first wanted;
 * outside the app its stores, copying and sharing are the browser's own, and calls are `NOT_IN_APP`.
 */
export const nativeBridge = (): Promise<NativeBridge> =>
  import(/* webpackChunkName: "later.native-bridge" */ './bridge/bridge').then(
    ({ bridge }) => bridge,
  );
