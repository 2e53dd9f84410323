/** For the test board and for tests: a simulated app, and a caller on a given window. */
export { type BridgeConfig, createNativeCaller, type NativeCaller } from './bridge/create-bridge';
export { type NativeCallName, nativeCalls } from './bridge/native-calls';
export { NativeError, type NativeErrorCode } from './bridge/native-error';
export type { NativeWindow } from './bridge/native-window';
export {
  createNativeHost,
  type HostBehaviour,
  type HostPlatform,
  type NativeHost,
} from './simulator/native-host';
export { sampleParams, sampleResults } from './simulator/native-samples';
