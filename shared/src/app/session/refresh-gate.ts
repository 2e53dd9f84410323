import { readSession } from './session';

/** Asks for a new access token; resolves to false when the session is over. */
export type RefreshSession = () => Promise<boolean>;

const LOCK = 'shop.session.refresh';
const MARGIN_S = 10;

const isStale = (): boolean => {
  const { isLoggedIn, expiresAt } = readSession(document.cookie);
  return isLoggedIn && (expiresAt ?? 0) - MARGIN_S < Date.now() / 1000;
};

const acrossTabs = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(LOCK, work).then(() => undefined) : work();

/**
 * Requests wait here while one refresh runs, in this tab or another (Web Locks). Who gets the lock
 * looks again first: another tab may have refreshed already.
 */
export function createRefreshGate(refresh: RefreshSession, onLost: () => void) {
  let running: Promise<void> | undefined;
  return async (): Promise<void> => {
    if (!isStale()) return;
    running ??= acrossTabs(async () => {
      if (isStale() && !(await refresh())) onLost();
    }).finally(() => {
      running = undefined;
    });
    await running;
  };
}
