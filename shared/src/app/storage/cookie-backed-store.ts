import type { Shape } from './shape';
import { sessionStore } from './storage';

const MAX_AGE_SECONDS = 30 * 60;

const cookieOf = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
};

const writeCookie = (name: string, value: string, maxAgeSeconds: number): void => {
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
};

/**
 * A value for the next document of this tab: in session storage or, where that is blocked or full,
 * in a cookie for half an hour. Lost without an exception where both are blocked.
 */
export const cookieBackedStore = {
  set(key: string, value: unknown): void {
    sessionStore.set(key, value);
    if (sessionStore.has(key)) return;
    writeCookie(key, encodeURIComponent(JSON.stringify(value)), MAX_AGE_SECONDS);
  },
  get<T>(key: string, is: Shape<T>): T | undefined {
    const stored = sessionStore.get(key, is);
    if (stored !== undefined) return stored;
    const value = parse(cookieOf(key) ?? '');
    return is(value) ? value : undefined;
  },
  remove(key: string): void {
    sessionStore.remove(key);
    if (cookieOf(key) !== undefined) writeCookie(key, '', 0);
  },
};
