import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '@shop/shared/node';
import type { Register } from './register.schema';
import type { RegisterStore } from './register-store';

/** A register that cannot be read is read again for so long, ms. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 1_000;

export interface StartOptions {
  /** How long a register that cannot be read is read again, ms; absent: 30 s. */
  patienceMs?: number | undefined;
  warn: (text: string) => void;
}

/** @throws when the register is empty: a folder that is not mounted looks the same */
async function readNow(store: RegisterStore): Promise<Register> {
  const register = await store.latest();
  if (register.revision > 0) return register;
  throw new Error(
    `The release register in ${store.place} is empty, or its folder is not mounted. Release a shell first: npm run release -- sync`,
  );
}

class NoAnswer extends Error {}

const within = <T>(work: Promise<T>, ms: number, place: string): Promise<T> => {
  const isLate = pause(ms, undefined, { ref: false }).then(() => {
    throw new NoAnswer(`${place} does not answer.`);
  });
  return Promise.race([work, isLate]);
};

/**
 * Reads the register when a gateway starts. A store that does not answer is asked again for a while; then the
 * revision that this machine read last is taken, whose builds it has.
 * @throws why the register could not be read, when this machine has no copy of it
 */
export async function readAtStart(
  store: RegisterStore,
  { patienceMs = PATIENCE_MS, warn }: StartOptions,
): Promise<{ register: Register; isCopy: boolean }> {
  const endsAtMs = performance.now() + patienceMs;
  let reason: unknown;
  for (let leftMs = patienceMs; leftMs > 0; leftMs = endsAtMs - performance.now()) {
    try {
      return { register: await within(readNow(store), leftMs, store.place), isCopy: false };
    } catch (error) {
      if (reason === undefined)
        warn(`${messageOf(error)} Trying for ${Math.ceil(leftMs / 1_000)} s.`);
      // The last attempt may have had no time: an earlier one says more.
      if (reason === undefined || !(error instanceof NoAnswer)) reason = error;
      await pause(Math.max(0, Math.min(PAUSE_MS, endsAtMs - performance.now())));
    }
  }
  const copy = await store.lastCopy();
  if (!copy) throw reason;
  warn(
    `${messageOf(reason)} The builds of revision ${copy.revision}, which this machine has, are served until the register can be read.`,
  );
  return { register: copy, isCopy: true };
}
