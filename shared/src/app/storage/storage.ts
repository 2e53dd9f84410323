/**
 * Storage that may be blocked, full or absent (server): reads return undefined and writes are
 * dropped without an exception.
 */
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
      // Stored values are optional; a full or blocked storage is ignored.
    }
  },
  remove(key) {
    try {
      pick().removeItem(key);
    } catch {
      // See above.
    }
  },
});

export const localStore = safe(() => globalThis.localStorage);
export const sessionStore = safe(() => globalThis.sessionStorage);
