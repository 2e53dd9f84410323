import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { until } from './until';

/** A connection pooler in front of a test's PostgreSQL. */
export interface Pgbouncer {
  /** URL of a database through the pooler. */
  urlOf(name: string): string;
  /** Kills the process with SIGKILL and starts a new one at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const PORT = 6432;

/** @returns the path of pgbouncer, which is in `/usr/sbin` on Debian, outside the PATH of users */
function findPgbouncer(): string {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const place = places.find((folder) => existsSync(join(folder, 'pgbouncer')));
  if (!place)
    throw new Error(
      'These tests need PgBouncer. Install it (Debian: apt-get install pgbouncer) so that it is on the PATH.',
    );
  return join(place, 'pgbouncer');
}

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
  const args = [...(isRoot ? ['-u', 'postgres'] : []), file];
  const binary = findPgbouncer();
  const socket = join(folder, `.s.PGSQL.${PORT}`);
  const start = async () => {
    const server = spawn(binary, args, { stdio: 'ignore', cwd: folder });
    const endWithUs = () => void server.kill('SIGKILL');
    process.once('exit', endWithUs);
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    await until(async () => existsSync(socket));
    return async () => {
      server.kill('SIGKILL');
      await ended;
      process.off('exit', endWithUs);
      rmSync(socket, { force: true });
    };
  };
  let kill = await start();
  return {
    urlOf: (name) =>
      `postgres://postgres@localhost:${PORT}/${name}?host=${encodeURIComponent(folder)}`,
    restart: async () => {
      await kill();
      kill = await start();
    },
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
