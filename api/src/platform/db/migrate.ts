import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from './db';
import { sql } from './sql';

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

const LOCK_KEY = 4_104_101;

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}

/**
 * Runs what is new in `folder`, in the order of the file names, each in its own transaction.
 * An advisory lock lets several instances start at once; a changed old file is an error.
 * @returns the names that were run.
 */
export async function migrate(db: Db, folder: string): Promise<string[]> {
  await db.script(`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const done: string[] = [];
  for (const migration of readMigrations(folder)) {
    const ran = await db.tx(async (tx) => {
      await tx.run(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
      const known = await tx.maybe<{ checksum: string }>(
        sql`select checksum from schema_migration where name = ${migration.name}`,
      );
      if (known && known.checksum !== migration.checksum) {
        throw new Error(
          `Migration ${migration.name} was changed after it ran. Put it back and write a new one.`,
        );
      }
      if (known) return false;
      await tx.script(migration.text);
      await tx.run(
        sql`insert into schema_migration (name, checksum) values (${migration.name}, ${migration.checksum})`,
      );
      return true;
    });
    if (ran) done.push(migration.name);
  }
  return done;
}
