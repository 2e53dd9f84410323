import { join } from 'node:path';
import { type Config, ConfigError } from './config';
import { createDb, type Db } from './platform/db/db';
import { startPglite } from './platform/db/pglite-process';
import { isSameDatabase, routeTo } from './platform/db/pooler';
import { prepareAlone } from './platform/db/prepare-alone';

type DatabaseConfig = Pick<
  Config,
  | 'databaseUrl'
  | 'databaseDirectUrl'
  | 'hasNamedStatements'
  | 'poolSize'
  | 'databaseTimeoutMs'
  | 'dataDir'
  | 'apiRoot'
>;

/** The configured database, opened by this process. */
export interface OpenDatabase {
  db: Db;
  /** Runs work that prepares the database, in one process at a time. */
  prepare<T>(work: (by: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Checks the settings against the actual connection. Behind a pooler in transaction mode an api would receive no
 * notifications, and its session locks would pass to the next client of the connection.
 * @throws ConfigError with the setting to change
 */
export async function assertDatabaseRoute(config: DatabaseConfig): Promise<void> {
  const { databaseUrl: url, databaseDirectUrl: directUrl, hasNamedStatements } = config;
  if (!url) return;
  const { isTransactionMode, canUseNamedStatements } = await routeTo(url);
  if (isTransactionMode && !directUrl)
    throw new ConfigError(
      'DATABASE_URL leads to a connection pooler in transaction mode. Set DATABASE_DIRECT_URL to the address of ' +
        'PostgreSQL itself: the api listens for changes there, and takes its locks. Or use the pooler in session mode.',
    );
  if (isTransactionMode && hasNamedStatements && !canUseNamedStatements)
    throw new ConfigError(
      'DB_NAMED_STATEMENTS is on, but the connection pooler mixes up the prepared statements of its clients. ' +
        'Set DB_NAMED_STATEMENTS=off, or use PgBouncer 1.21 or newer with max_prepared_statements above 0.',
    );
  if (!directUrl) return;
  if ((await routeTo(directUrl)).isTransactionMode)
    throw new ConfigError(
      'DATABASE_DIRECT_URL leads to a connection pooler in transaction mode; it must be the address of PostgreSQL itself.',
    );
  if (!(await isSameDatabase(url, directUrl)))
    throw new ConfigError(
      'DATABASE_DIRECT_URL leads to another database than DATABASE_URL; both must be the same, once by the pooler.',
    );
}

/** The api's entry file, in the sources or in the build, which runs PGlite as a child process. */
const pgliteEntry = (apiRoot: string): string =>
  __filename.endsWith('.ts')
    ? join(apiRoot, 'src', 'server.ts')
    : join(apiRoot, 'dist', 'server.cjs');

/**
 * Opens PostgreSQL, or the embedded database of the data folder.
 * @param onLost called when the embedded database ends by itself
 * @param poolSize number of connections; default: the setting
 */
export async function openDatabase(
  config: DatabaseConfig,
  onLost: (reason: string) => void,
  { poolSize = config.poolSize, entry = pgliteEntry(config.apiRoot) } = {},
): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl: directUrl, dataDir } = config;
  const pglite = databaseUrl ? undefined : await startPglite({ entry, dataDir, onLost });
  const db = createDb({
    url: databaseUrl ?? pglite?.url ?? '',
    directUrl,
    hasNamedStatements: config.hasNamedStatements,
    poolSize,
    timeoutMs: config.databaseTimeoutMs,
    embedded: pglite !== undefined,
  });
  return {
    db,
    prepare: (work) => (databaseUrl ? prepareAlone(directUrl ?? databaseUrl, work) : work(db)),
    close: async () => {
      await db.close();
      await pglite?.stop();
    },
  };
}
