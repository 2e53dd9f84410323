import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { readConfig } from '../config';
import { createDb } from '../platform/db/db';
import { migrate } from '../platform/db/migrate';
import { openPglite } from '../platform/db/open-pglite';
import { schemaFiles } from '../schema-files';

const { apiRoot } = readConfig({});
const schema = schemaFiles(apiRoot);
const folder = join(apiRoot, '..', '.cache', 'test-database');

/** Hash of everything a new database is made of. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(apiRoot, '..', 'pnpm-lock.yaml')));
  const versioned = readdirSync(schema.folder)
    .sort()
    .map((name) => join(schema.folder, name));
  for (const file of [...versioned, ...schema.repeatable])
    hash.update(basename(file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Path of the dump of a migrated, empty database. */
export const dumpPath = (): string => join(folder, `${fingerprint()}.tar`);

async function dumpMigrated(): Promise<Buffer> {
  const database = await openPglite('memory');
  const server = new PGLiteSocketServer({ db: database, port: 0, host: '127.0.0.1' });
  await server.start();
  const port = server.getServerConn().split(':').pop();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const db = createDb({ url, poolSize: 1, embedded: true });
  await migrate(db, schema);
  await db.close();
  await server.stop();
  const dump = await database.dumpDataDir('none');
  await database.close();
  return Buffer.from(await dump.arrayBuffer());
}

/** Creates the dump if missing, so that initdb and the migrations do not run in every test file. */
export async function provideDump(): Promise<void> {
  const file = dumpPath();
  if (existsSync(file)) return;
  const dump = await dumpMigrated();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(file), { recursive: true });
  // Two runs may create it at once, so each renames a complete file into place.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, dump);
  renameSync(draft, file);
}
