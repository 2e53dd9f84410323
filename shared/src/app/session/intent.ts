import { paths } from '@shop/shared/contracts';
import { useEffect, useRef } from 'react';
import { useApp } from '../app-context';
import { cookieBackedStore } from '../storage/cookie-backed-store';
import { like } from '../storage/shape';
import { systemNowMs } from '../time/system-clock';

/** An action interrupted by the login page. The page that stored it resumes it. */
export interface Intent<T = unknown> {
  /** `<noun>.<verb>`, for example `basket.add`. */
  kind: string;
  data: T;
  /** The page to return to: path and query. */
  returnTo: string;
}

const KEY = 'shop.intent';
const MAX_AGE_MS = 30 * 60_000;

type Stored = Intent & { at: number };

const isEnvelope = like({ kind: '', returnTo: '', at: 0 });
const isStored = (value: unknown): value is Stored => isEnvelope(value) && 'data' in value;

/** Stores an intent that another page interrupts; the page that resumes it is loaded anew. */
export const storeIntent = (intent: Intent): void =>
  cookieBackedStore.set(KEY, { ...intent, at: systemNowMs() } satisfies Stored);

/** Stores the intent and navigates to the login page. */
export function requireLogin(intent: Intent): void {
  storeIntent(intent);
  globalThis.location.assign(paths.login(intent.returnTo));
}

/** Called on logout. */
export const clearIntent = (): void => cookieBackedStore.remove(KEY);

function takeIntent(kind: string): Stored | undefined {
  const stored = cookieBackedStore.get(KEY, isStored);
  if (stored?.kind !== kind) return undefined;
  cookieBackedStore.remove(KEY);
  return systemNowMs() - stored.at < MAX_AGE_MS ? stored : undefined;
}

/** Runs `resume` once after login if an intent of this kind is stored. */
export function useResumeIntent<T>(kind: string, resume: (data: T) => void): void {
  const { session } = useApp();
  const latest = useRef(resume);
  latest.current = resume;
  useEffect(() => {
    if (!session.isLoggedIn) return;
    const intent = takeIntent(kind);
    if (intent) latest.current(intent.data as T);
  }, [kind, session.isLoggedIn]);
}
