import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Db, Tx } from './db';
import { isLockTimeout } from './failure';
import { sql } from './sql';

const checksumRow = z.object({ checksum: z.string() });

interface Migration {
  name: string;
  text: string;
  checksum: string;
  /** Of texts that did the same: a database that ran one of them is up to date. */
  formerChecksums: readonly string[];
  /** Functions and views, replaced whenever the file changes. */
  isRepeatable: boolean;
}

/** Records the applied migrations. */
export interface MigrationFiles {
  /** Versioned files, each run once in order of file name. */
  folder: string;
  /** Repeatable files that replace functions and views, in order of dependency. */
  repeatable: readonly string[];
}

const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const LOCK_KEY = 4_104_101;

/** A migration that waits for a table stops every later reader of it, so each try waits only this long. */
const LIMITS = "set local lock_timeout = '2s'; set local statement_timeout = 0";
/** Between two tries those who wait go on, ms. */
const PAUSE_MS = 1_000;
/** Five minutes. */
const MOST_TRIES = 100;

/** @throws the last error when others have held what the work needs for all tries */
async function whenUnlocked<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) || tries >= MOST_TRIES) throw error;
    }
    await sleep(PAUSE_MS);
  }
}

/** Checksums of texts before a file was rewritten, by its name, where a file had to be. */
const formerChecksums = z.record(z.string(), z.array(z.string()));

function readFormer(folder: string): z.infer<typeof formerChecksums> {
  const file = join(folder, 'former-checksums.json');
  return existsSync(file) ? formerChecksums.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

const hasRun = ({ checksum, formerChecksums }: Migration, applied: string | undefined): boolean =>
  applied !== undefined && (applied === checksum || formerChecksums.includes(applied));

function readMigrations(folder: string): Migration[] {
  const former = readFormer(folder);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const checksum = checksumOf(text);
      return { name, text, checksum, formerChecksums: former[name] ?? [], isRepeatable: false };
    });
}

function readRepeatable(file: string): Migration {
  const text = readFileSync(file, 'utf8');
  const checksum = checksumOf(text);
  return { name: basename(file), text, checksum, formerChecksums: [], isRepeatable: true };
}

const allMigrations = ({ folder, repeatable }: MigrationFiles): Migration[] => [
  ...readMigrations(folder),
  ...repeatable.map(readRepeatable),
];

const tableRow = z.object({ isThere: z.boolean() });
const appliedRow = z.object({ name: z.string(), checksum: z.string() });

/** The names of the files that `migrate` would run; changes nothing. */
export async function pendingMigrations(db: Db, files: MigrationFiles): Promise<string[]> {
  const { isThere } = await db.one(
    tableRow,
    sql`select to_regclass('schema_migration') is not null as is_there`,
  );
  const rows = isThere
    ? await db.rows(appliedRow, sql`select name, checksum from schema_migration`)
    : [];
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  return allMigrations(files)
    .filter((migration) => !hasRun(migration, applied.get(migration.name)))
    .map(({ name }) => name);
}

/**
 * Runs new versioned migrations in order of file name, then every repeatable file that is new or
 * changed. Each runs in its own transaction. An advisory lock lets several instances start at once. A file
 * that needs a table which others use is tried again for five minutes, without a limit for its statements when
 * `db` has none (`prepareAlone`). A versioned file that changed after it ran is an error.
 * @returns the names of the files that ran
 */
export async function migrate(db: Db, files: MigrationFiles): Promise<string[]> {
  await db.script(`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  // The usual start, in one query instead of four for each file.
  if ((await pendingMigrations(db, files)).length === 0) return [];
  const done: string[] = [];
  for (const migration of allMigrations(files)) {
    const run = async (tx: Tx) => {
      await tx.script(LIMITS);
      await tx.run(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
      const applied = await tx.maybe(
        checksumRow,
        sql`select checksum from schema_migration where name = ${migration.name}`,
      );
      if (hasRun(migration, applied?.checksum)) return false;
      if (applied && !migration.isRepeatable) {
        throw new Error(
          `Migration ${migration.name} was changed after it ran. Put it back and write a new one.`,
        );
      }
      await tx.script(migration.text);
      await tx.run(sql`
        insert into schema_migration (name, checksum) values (${migration.name}, ${migration.checksum})
        on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`);
      return true;
    };
    const ran = await whenUnlocked(() => db.tx(run));
    if (ran) done.push(migration.name);
  }
  return done;
}
