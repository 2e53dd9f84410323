import { join } from 'node:path';
import { readConfig } from '../config';
import { findMismatches } from '../modules/service/consistency';
import { systemClock } from '../platform/clock';
import { createDb } from '../platform/db/db';
import { pendingMigrations } from '../platform/db/migrate';
import { startPglite } from '../platform/db/pglite-process';
import { schemaFiles } from '../schema-files';

/** The nightly check by command: prints every mismatch. @returns how many there are */
async function run(): Promise<number> {
  const config = readConfig(process.env);
  const pglite = config.databaseUrl
    ? undefined
    : await startPglite({
        entry: join(config.apiRoot, 'src', 'server.ts'),
        dataDir: config.dataDir,
        onLost: (reason) => {
          throw new Error(`The embedded database ${reason}.`);
        },
      });
  const url = config.databaseUrl ?? pglite?.url ?? '';
  const db = createDb({ url, poolSize: 1, embedded: pglite !== undefined });
  try {
    const pending = await pendingMigrations(db, schemaFiles(config.apiRoot));
    if (pending.length > 0)
      throw new Error(`The database is not up to date: start the shop once (${pending[0]}).`);
    const mismatches = await findMismatches(db, systemClock.now());
    for (const { check, ref, detail } of mismatches)
      process.stdout.write(`${check}: ${ref}: ${detail}\n`);
    process.stdout.write(`${mismatches.length} mismatches\n`);
    return mismatches.length;
  } finally {
    await db.close();
    await pglite?.stop();
  }
}

run().then(
  (count) => process.exit(count > 0 ? 1 : 0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  },
);
