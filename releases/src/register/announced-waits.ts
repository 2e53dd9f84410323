import type { RegisterStore } from './register-store';

/** A person who waits longer than this is told what for, ms. */
const PATIENCE_MS = 5_000;

/**
 * The same store, which says what it does when that takes long: a store that hangs looks like a command that
 * hangs.
 * @param patienceMs before it says so
 */
export function announceWaits(
  store: RegisterStore,
  tell: (text: string) => void,
  patienceMs: number = PATIENCE_MS,
): RegisterStore {
  const announced =
    <Args extends unknown[], Result>(what: string, work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const text = `Still waiting for ${store.place}, to ${what}.`;
      const timer = setInterval(() => tell(text), patienceMs);
      try {
        return await work(...args);
      } finally {
        clearInterval(timer);
      }
    };
  return {
    ...store,
    latest: announced('read the register', store.latest),
    newerThan: announced('read the register', store.newerThan),
    revisions: announced('read all revisions', store.revisions),
    create: announced('write the revision', store.create),
    fetchBuilds: announced('fetch builds', store.fetchBuilds),
    putBuild: announced('take the build', store.putBuild),
    removeBuild: announced('remove a build', store.removeBuild),
  };
}
