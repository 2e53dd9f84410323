import type { Db } from './db/db';
import { databaseFailureOf } from './db/failure';
import { sql } from './db/sql';

/** Written by a probe, so that the database needs new pages. */
const PROBE_BYTES = 262_144;

/** Whether the database can store more. Reads continue while it cannot. */
export interface Storage {
  readonly isFull: boolean;
  /**
   * Whether the error says that the database cannot store more; remembers it.
   * @param isRead the work may not write
   */
  noteError(error: unknown, isRead: boolean): boolean;
  /** Tries a write and rolls it back; ends or begins `isFull`. */
  probe(): Promise<void>;
}

class RollBack extends Error {}

/** @param onChange called when writes begin or cease to fail */
export function createStorage(db: Db, onChange: (isFull: boolean) => void): Storage {
  let isFull = false;
  const set = (next: boolean): void => {
    if (next === isFull) return;
    isFull = next;
    onChange(isFull);
  };
  const noteError = (error: unknown, isRead: boolean): boolean => {
    const saysSo = databaseFailureOf(error, isRead) === 'unwritable';
    if (saysSo) set(true);
    return saysSo;
  };
  return {
    get isFull() {
      return isFull;
    },
    noteError,
    probe: async () => {
      try {
        await db.tx(async (tx) => {
          // Truncated first, so that the row needs new pages and a rollback leaves none behind.
          await tx.run(sql`truncate storage_probe`);
          await tx.run(sql`
            insert into storage_probe (filler)
            values (decode(repeat('00', ${PROBE_BYTES}::int), 'hex'))`);
          throw new RollBack();
        });
      } catch (error) {
        if (error instanceof RollBack) set(false);
        else noteError(error, false);
      }
    },
  };
}
