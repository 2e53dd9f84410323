import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { clusterFolder } from './cluster-folder';

export interface Cluster {
  /** URL of a database of this cluster. */
  urlOf(name: string): string;
  /** A new database of this cluster, a copy of its `template1`. @returns its URL */
  createDatabase(name: string): string;
  /** Makes every later `startCluster` of this run begin with a copy of this cluster's data. */
  handDown(): Promise<void>;
  /** Stops the server, ends every connection, and keeps its data. */
  interrupt(): Promise<void>;
  /** Starts it again. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Folder of initdb and postgres: PG_BIN, the PATH, or Debian's folder; undefined where none is installed. */
function searchBin(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const places = [
    ...(process.env.PG_BIN ? [process.env.PG_BIN] : []),
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return places.find((place) => existsSync(join(place, 'initdb')));
}

export const hasPostgres = (): boolean => searchBin() !== undefined;

function findBin(): string {
  const binFolder = searchBin();
  if (!binFolder) {
    throw new Error(
      'These tests need a real PostgreSQL (races do not show on PGlite). Install it (Debian: apt-get install postgresql) or set PG_BIN to the folder of initdb.',
    );
  }
  // initdb may be a link; the other binaries are beside its target.
  return dirname(realpathSync(join(binFolder, 'initdb')));
}

/** Environment variable with the folder that clusters are copied from; test files run in processes of their own. */
const HANDED_DOWN = 'TEST_CLUSTER_DATA';

/** PostgreSQL refuses to run as root, so everything runs as the user `postgres`. */
const asServerUser = (command: string, args: string[]): [string, string[]] =>
  process.getuid?.() === 0
    ? ['runuser', ['-u', 'postgres', '--', command, ...args]]
    : [command, args];

/**
 * Starts a temporary PostgreSQL that listens on a socket in its own folder, so no port can
 * conflict.
 */
export async function startCluster(): Promise<Cluster> {
  const bin = findBin();
  const folder = clusterFolder();
  const data = join(folder, 'data');
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  const runAny = (command: string, args: string[]) => {
    const [file, all] = asServerUser(command, args);
    execFileSync(file, all, { stdio: 'pipe', cwd: folder });
  };
  const run = (command: string, args: string[]) => runAny(join(bin, command), args);
  const copy = (from: string, to: string) => runAny('cp', ['-R', from, to]);
  const { [HANDED_DOWN]: handedDown } = process.env;
  if (handedDown) copy(handedDown, data);
  else
    run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']);
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'synchronous_commit=off',
    'max_connections=120',
  ];
  const [file, args] = asServerUser(join(bin, 'postgres'), [
    '-D',
    data,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const stateFile = join(data, 'postmaster.pid');
  // The last line is the server's state. To ask pg_isready costs a process at each try.
  const isReady = () =>
    existsSync(stateFile) && /\bready\s*$/.test(readFileSync(stateFile, 'utf8'));
  /** @returns a function that stops it */
  const start = async () => {
    const server = spawn(file, args, { stdio: 'ignore', cwd: folder });
    const endWithUs = () => void server.kill('SIGTERM');
    process.once('exit', endWithUs);
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    for (let tries = 0; !isReady(); tries += 1) {
      if (tries > 1_500) {
        server.kill('SIGKILL');
        throw new Error('The throw-away PostgreSQL did not start.');
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return async (mode: 'fast' | 'immediate') => {
      run('pg_ctl', ['-D', data, '-m', mode, 'stop']);
      await ended;
      process.off('exit', endWithUs);
    };
  };
  let stop = await start();
  const urlOf = (name: string) =>
    `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`;
  return {
    urlOf,
    createDatabase: (name) => {
      run('createdb', ['-h', folder, '-U', 'postgres', name]);
      return urlOf(name);
    },
    handDown: async () => {
      const kept = join(folder, 'handed-down');
      await stop('fast');
      copy(data, kept);
      stop = await start();
      process.env[HANDED_DOWN] = kept;
    },
    // Nothing of what was committed is lost, although the tests do not wait for the disk.
    interrupt: () => stop('fast'),
    resume: async () => {
      stop = await start();
    },
    stop: async () => {
      await stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
