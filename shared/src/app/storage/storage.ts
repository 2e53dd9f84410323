import type { Shape } from './shape';

/**
 * Storage that may be blocked, full or absent (server): reads return undefined and writes are
 * dropped without an exception.
 */
export interface SafeStorage {
  /** Undefined also for a value of another shape: of another release, or of somebody else. */
  get<T>(key: string, is: Shape<T>): T | undefined;
  /** Whether anything is stored. */
  has(key: string): boolean;
  set(key: string, value: unknown): void;
  remove(key: string): void;
}

const safe = (pick: () => Storage): SafeStorage => ({
  get(key, is) {
    try {
      const value: unknown = JSON.parse(pick().getItem(key) ?? 'null');
      return is(value) ? value : undefined;
    } catch {
      return undefined;
    }
  },
  has(key) {
    try {
      return pick().getItem(key) !== null;
    } catch {
      return false;
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
