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

/** Which PostgreSQL, and how it is reached. */
export interface DatabaseSettings {
  /** Absent: the embedded PGlite of the data folder. */
  databaseUrl: string | undefined;
  /** PostgreSQL itself, when `databaseUrl` leads to a connection pooler in transaction mode. */
  databaseDirectUrl: string | undefined;
  /** Whether statements are prepared by name, once for each connection. */
  hasNamedStatements: boolean;
  poolSize: number;
  /** After this a statement of the database is given up, ms. */
  databaseTimeoutMs: number;
}

/** @returns what is wrong among settings that are each of their form */
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

/** Poolers that keep named statements apart are newer than those that lend connections by transaction. */
export const databaseSettings = (settings: Environment): DatabaseSettings => ({
  databaseUrl: settings.DATABASE_URL,
  databaseDirectUrl: settings.DATABASE_DIRECT_URL,
  hasNamedStatements:
    (settings.DB_NAMED_STATEMENTS ?? (settings.DATABASE_DIRECT_URL ? 'off' : 'on')) === 'on',
  poolSize: settings.DB_POOL_SIZE,
  databaseTimeoutMs: settings.DB_TIMEOUT_MS,
});
