import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

const MEMORY = 'memory';

/** Whether this database is in memory only. */
export const isInMemory = (dataDir: string): boolean =>
  dataDir === MEMORY || dataDir.startsWith(`${MEMORY}:`);

/**
 * An in-memory database restored from a dump (PGlite's tar of a data folder), since initdb costs
 * seconds of CPU.
 */
export const memoryFrom = (dumpFile: string): string => `${MEMORY}:${dumpFile}`;

/** Opens PGlite with the extensions that the migrations use. @param dataDir folder, `memory`, or memoryFrom(…) */
export async function openPglite(dataDir: string): Promise<PGlite> {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  const extensions = { pg_trgm };
  if (!isInMemory(dataDir)) {
    return PGlite.create({ dataDir: join(dataDir, 'pglite'), extensions });
  }
  const dumpFile = dataDir.slice(MEMORY.length + 1);
  return PGlite.create({
    dataDir: 'memory://',
    extensions,
    loadDataDir: dumpFile ? new Blob([readFileSync(dumpFile)]) : undefined,
  });
}
