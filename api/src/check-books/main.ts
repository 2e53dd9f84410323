import { readConfig } from '../config';
import { openDatabase } from '../database';
import { findMismatches } from '../modules/service/consistency';
import { systemClock } from '../platform/clock';
import { pendingMigrations } from '../platform/db/migrate';
import { schemaFiles } from '../schema-files';

/** The nightly check by command: prints every mismatch. @returns how many there are */
async function run(): Promise<number> {
  const config = readConfig(process.env);
  const onLost = (reason: string) => {
    throw new Error(`The embedded database ${reason}.`);
  };
  const { db, close } = await openDatabase(config, onLost, { poolSize: 1 });
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
    await close();
  }
}

run().then(
  (count) => process.exit(count > 0 ? 1 : 0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  },
);
