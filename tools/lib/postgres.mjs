import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const runFile = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
const START_MS = 120_000;
const POLL_MS = 100;
const isRoot = process.getuid?.() === 0;

/** Folder of initdb and postgres: PG_BIN, the PATH, or the newest of Debian's folders. */
function findBin() {
  const versions = fs.existsSync(DEBIAN)
    ? fs.readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    process.env.PG_BIN ?? '',
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(DEBIAN, version, 'bin')),
  ];
  const found = folders.find((folder) => folder && fs.existsSync(path.join(folder, 'initdb')));
  if (!found)
    throw new Error(
      'No PostgreSQL: install it (Debian: apt-get install postgresql), or set PG_BIN to the folder of initdb.',
    );
  return path.dirname(fs.realpathSync(path.join(found, 'initdb')));
}

/** PostgreSQL refuses to run as root, so everything runs as the user `postgres`. */
const asServerUser = (file, args) =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', file, ...args]] : [file, args];

/**
 * A PostgreSQL server whose data, socket and log are in one folder. It listens on the socket only.
 * @param folder absolute path of an existing folder
 */
export function createPostgres(folder) {
  const bin = findBin();
  const data = path.join(folder, 'data');
  if (isRoot) fs.chownSync(folder, ...ownerOfServer());

  /** Runs a program of PostgreSQL as the user of the server. @returns its output */
  const run = async (program, args) => {
    const [file, all] = asServerUser(path.join(bin, program), args);
    const { stdout } = await runFile(file, all, { cwd: folder, maxBuffer: 64 * 1024 ** 2 });
    return stdout;
  };
  const isReady = () => {
    const stateFile = path.join(data, 'postmaster.pid');
    return fs.existsSync(stateFile) && /\bready\s*$/.test(fs.readFileSync(stateFile, 'utf8'));
  };

  let server;
  return {
    data,
    run,
    /** Makes a folder that the server can write into. @returns its path */
    makeFolder: (name) => {
      const made = path.join(folder, name);
      fs.mkdirSync(made, { mode: 0o700 });
      if (isRoot) fs.chownSync(made, ...ownerOfServer());
      return made;
    },
    /** Number of the process whose children are the sessions. */
    pid: () => Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    urlOf: (database) =>
      `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`,
    initialise: () =>
      run('initdb', [
        ...['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
      ]),
    /**
     * Starts the server and waits until it accepts writes.
     * @param settings names and values of postgresql.conf
     */
    start: async (settings = {}) => {
      const all = { listen_addresses: '', unix_socket_directories: folder, ...settings };
      const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      const log = fs.openSync(path.join(folder, 'server.log'), 'a');
      const [file, rest] = asServerUser(path.join(bin, 'postgres'), ['-D', data, ...args]);
      const child = spawn(file, rest, { cwd: folder, stdio: ['ignore', log, log] });
      fs.closeSync(log);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      server = { child, ended };
      for (let waitedMs = 0; !isReady(); waitedMs += POLL_MS) {
        if (waitedMs > START_MS || child.exitCode !== null)
          throw new Error(`PostgreSQL did not start: ${path.join(folder, 'server.log')}`);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
    /** @param mode `fast` ends the sessions and writes everything; `immediate` is like a crash */
    stop: async (mode = 'fast') => {
      if (!server) return;
      const { child, ended } = server;
      server = undefined;
      if (child.exitCode === null) await run('pg_ctl', ['-D', data, '-m', mode, 'stop']);
      await ended;
    },
  };
}

/** @returns user and group numbers of `postgres` */
function ownerOfServer() {
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  if (!line) throw new Error('The user postgres does not exist; PostgreSQL cannot run as root.');
  return line.split(':').slice(2, 4).map(Number);
}
