import { localStore, type SafeStorage, sessionStore } from '../../storage/storage';
import type { NativeCaller } from './create-bridge';
import { LOGIN_DATA_TIMEOUT_MS } from './native-calls';

/**
 * Persistent values. When the store is blocked, full or silent, reads return undefined and writes
 * are lost.
 */
export interface NativeStore {
  get<T>(key: string, options?: { timeoutMs: number }): Promise<T | undefined>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

const parse = (json: string | null): unknown => {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
};

const inApp = (native: NativeCaller, storeName: 'File' | 'Memory'): NativeStore => {
  const save = (key: string, value: string | null) =>
    native.call(`saveDataTo${storeName}`, { key, value }).then(
      () => {},
      () => {},
    );
  return {
    get: async <T>(key: string, options = {}) => {
      const response = await native
        .call(`loadDataFrom${storeName}`, { key }, options)
        .catch(() => undefined);
      // The app may respond with the value of another key; that response is ignored.
      return response?.key === key ? (parse(response.value) as T | undefined) : undefined;
    },
    set: (key, value) => save(key, JSON.stringify(value) ?? null),
    remove: (key) => save(key, null),
  };
};

const inBrowser = (storage: SafeStorage, prefix: string): NativeStore => ({
  get: async <T>(key: string) => storage.get(prefix + key, (value): value is T => value !== null),
  set: async (key, value) => storage.set(prefix + key, value),
  remove: async (key) => storage.remove(prefix + key),
});

export interface NativeStores {
  /** Persistent: a file of the app, or localStorage (spec section 7). */
  files: NativeStore;
  /** Until the app ends: memory of the app, or sessionStorage. */
  memory: NativeStore;
}

export const createNativeStores = (native: NativeCaller, isInApp: boolean): NativeStores =>
  isInApp
    ? { files: inApp(native, 'File'), memory: inApp(native, 'Memory') }
    : {
        files: inBrowser(localStore, 'shop.file.'),
        memory: inBrowser(sessionStore, 'shop.memory.'),
      };

/** The app's session: the input of the spec's third way of logging in. */
export interface NativeLoginData {
  jwt: string;
  encCno: string;
}

/** Undefined when the app gives no valid data within 1.5 s (spec section 8). */
export async function readLoginData(memory: NativeStore): Promise<NativeLoginData | undefined> {
  const data = await memory.get<Partial<NativeLoginData>>('loginData', {
    timeoutMs: LOGIN_DATA_TIMEOUT_MS,
  });
  const { jwt, encCno } = data ?? {};
  return typeof jwt === 'string' && typeof encCno === 'string' ? { jwt, encCno } : undefined;
}
