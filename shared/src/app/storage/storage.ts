/** Storage that may be blocked, full or absent (server): reads give undefined and writes are dropped, never an exception. */
export interface SafeStorage {
  get<T>(key: string): T | undefined;
  set(key: string, value: unknown): void;
  remove(key: string): void;
}

const safe = (pick: () => Storage): SafeStorage => ({
  get(key) {
    try {
      const text = pick().getItem(key);
      return text === null ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  },
  set(key, value) {
    try {
      pick().setItem(key, JSON.stringify(value));
    } catch {
      // A full or blocked storage costs only the convenience it holds.
    }
  },
  remove(key) {
    try {
      pick().removeItem(key);
    } catch {
      // As above.
    }
  },
});

export const localStore = safe(() => globalThis.localStorage);
export const sessionStore = safe(() => globalThis.sessionStorage);
