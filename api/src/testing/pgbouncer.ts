import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findServerProgram,
  type RunningProgram,
  runServerProgram,
} from '@shop/shared/node/testing';
import { until } from './until';

/** A connection pooler in front of a test's PostgreSQL. */
export interface Pgbouncer extends RunningProgram {
  /** URL of a database through the pooler. */
  urlOf(name: string): string;
}

const PORT = 6432;

/**
 * Starts PgBouncer in front of a PostgreSQL server with a Unix socket.
 * @param databaseUrl URL of the server; `host` is the folder of its socket
 * @param settings configuration lines that override the defaults for transaction mode
 */
export async function startPgbouncer(
  databaseUrl: string,
  settings: readonly string[] = [],
): Promise<Pgbouncer> {
  const host = new URL(databaseUrl).searchParams.get('host') as string;
  const folder = join(host, `pgbouncer-${process.pid}-${performance.now()}`);
  mkdirSync(folder);
  const users = join(folder, 'users.txt');
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(users, '"postgres" ""\n');
  const lines = [
    ...['[databases]', `* = host=${host}`, '[pgbouncer]', 'listen_addr =', `listen_port = ${PORT}`],
    ...[`unix_socket_dir = ${folder}`, 'auth_type = trust', `auth_file = ${users}`],
    ...['pool_mode = transaction', 'default_pool_size = 4', 'server_login_retry = 1', ...settings],
  ];
  writeFileSync(file, lines.join('\n'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['-R', 'postgres', folder]);
  const socket = join(folder, `.s.PGSQL.${PORT}`);
  const program = await runServerProgram({
    command: findServerProgram('pgbouncer', 'pgbouncer'),
    args: [...(isRoot ? ['-u', 'postgres'] : []), file],
    cwd: folder,
    waitUntilReady: () => until(async () => existsSync(socket)),
    // A new process would be taken for ready by the socket of the killed one.
    clean: () => rmSync(socket, { force: true }),
  });
  return {
    ...program,
    urlOf: (name) =>
      `postgres://postgres@localhost:${PORT}/${name}?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
