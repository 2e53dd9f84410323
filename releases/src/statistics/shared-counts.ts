import { messageOf } from '@shop/shared/node';
import { z } from 'zod';
import type { RegisterStore } from '../register/register-store';
import { addCounts, type Counts, noCounts } from './judge-canary';

/** Counts of a canary and of the stable build since the canary began. */
export interface Comparison {
  canary: Counts;
  stable: Counts;
}

const FOLDER = 'counts';

const count = z.int().min(0);
const countsSchema = z.object({
  documents: count,
  errorDocuments: count,
  alive: count,
  renderFailures: count,
  visitors: count,
  failingVisitors: count,
  callers: count,
  refusedCallers: count,
  // Absent in the notes of gateways from before 2026-12.
  shoppers: count.default(0),
  basketShoppers: count.default(0),
  orderShoppers: count.default(0),
  dueDocuments: count,
});
const comparisonSchema = z.object({ canary: countsSchema, stable: countsSchema });

interface Options {
  store: RegisterStore;
  /** Names this process: what it counted stays when it ends, and another one adds to it. */
  gatewayId: string;
  log: { error(details: object, text: string): void };
}

/**
 * The counts of all gateways, in the store of the register: each process has a note of its own for each canary, so
 * they add up, and a restart forgets nothing.
 */
export function createSharedCounts({ store, gatewayId, log }: Options) {
  /** Whether notes of ended canaries may be left. */
  let mayBeLeft = true;

  const parse = (key: string, text: string): Comparison[] => {
    try {
      return [comparisonSchema.parse(JSON.parse(text))];
    } catch (error) {
      log.error({ err: error, note: key }, `Counts could not be read: ${messageOf(error)}`);
      return [];
    }
  };

  return {
    /**
     * Stores the counts of this process.
     * @param canary key of the canary and the stable build, of names with slashes between
     * @returns the sums of all processes
     */
    async add(canary: string, own: Comparison): Promise<Comparison> {
      mayBeLeft = true;
      const folder = `${FOLDER}/${canary}`;
      await store.notes.put(`${folder}/${gatewayId}`, JSON.stringify(own));
      const notes = await store.notes.list(folder);
      return [...notes]
        .flatMap(([key, text]) => parse(key, text))
        .reduce(
          (sum, one) => ({
            canary: addCounts(sum.canary, one.canary),
            stable: addCounts(sum.stable, one.stable),
          }),
          { canary: noCounts, stable: noCounts },
        );
    },

    /** Removes the counts of canaries that have ended. */
    async forgetOthers(running: readonly string[]): Promise<void> {
      if (!mayBeLeft) return;
      for (const key of (await store.notes.list(FOLDER)).keys())
        if (!running.some((canary) => key.startsWith(`${FOLDER}/${canary}/`)))
          await store.notes.remove(key);
      mayBeLeft = running.length > 0;
    },
  };
}
