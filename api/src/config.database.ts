import { z } from 'zod';

const postgresUrl = () =>
  z.url({
    protocol: /^postgres(ql)?$/,
    message: 'must look like postgres://user:password@host/db',
  });

export const databaseEnvironment = {
  DATABASE_URL: postgresUrl().optional(),
  DATABASE_DIRECT_URL: postgresUrl().optional(),
  DB_NAMED_STATEMENTS: z.enum(['on', 'off']).optional(),
  DB_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  DB_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(30_000),
};
const environment = z.object(databaseEnvironment);
type Environment = z.output<typeof environment>;

/** Connection settings of the database. */
export interface DatabaseSettings {
  /** URL of PostgreSQL or its connection pooler; undefined selects the embedded PGlite in the data folder. */
  databaseUrl: string | undefined;
  /** URL of PostgreSQL itself, if `databaseUrl` is the URL of a connection pooler in transaction mode. */
  databaseDirectUrl: string | undefined;
  /** Whether statements are prepared by name, once for each connection. */
  hasNamedStatements: boolean;
  poolSize: number;
  /** Timeout of a statement, ms. */
  databaseTimeoutMs: number;
}

/** @returns the errors between settings that are each valid alone */
export const missingDatabaseSettings = (settings: Environment) =>
  settings.DATABASE_DIRECT_URL && !settings.DATABASE_URL
    ? [
        {
          code: 'custom' as const,
          path: ['DATABASE_URL'],
          message: 'is needed with DATABASE_DIRECT_URL: it leads to the connection pooler',
        },
      ]
    : [];

/** Named statements are off by default behind a pooler, because older poolers mix up those of different clients. */
export const databaseSettings = (settings: Environment): DatabaseSettings => ({
  databaseUrl: settings.DATABASE_URL,
  databaseDirectUrl: settings.DATABASE_DIRECT_URL,
  hasNamedStatements:
    (settings.DB_NAMED_STATEMENTS ?? (settings.DATABASE_DIRECT_URL ? 'off' : 'on')) === 'on',
  poolSize: settings.DB_POOL_SIZE,
  databaseTimeoutMs: settings.DB_TIMEOUT_MS,
});
