import { type ChildProcess, fork } from 'node:child_process';
import type { PgliteMessage } from './pglite-child';

/** The first argument with which the process entry becomes the database child. */
export const PGLITE_ARGUMENT = 'pglite-child';

export interface PgliteProcess {
  url: string;
  stop(): Promise<void>;
}

export interface PgliteOptions {
  /** The process entry (server) that turns into the child when called with PGLITE_ARGUMENT. */
  entry: string;
  /** Folder, or `memory`. */
  dataDir: string;
  /** Node arguments, for example a TypeScript loader. */
  execArgv?: string[];
  /** Called when the child ends without being asked to: nothing works without it. */
  onLost: (reason: string) => void;
}

/** Starts the embedded database and answers when it takes connections. */
export function startPglite(options: PgliteOptions): Promise<PgliteProcess> {
  const child = fork(options.entry, [PGLITE_ARGUMENT, options.dataDir], {
    execArgv: options.execArgv ?? process.execArgv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<string>((resolve) =>
    child.once('exit', (code, signal) => resolve(`ended with ${signal ?? code}`)),
  );
  let asked = false;
  return new Promise((resolve, reject) => {
    child.once('message', (message: PgliteMessage) => {
      if ('failed' in message) {
        asked = true;
        reject(new Error(message.failed));
        return;
      }
      // The database never keeps its parent alive: a test that failed half-way must still end.
      child.unref();
      child.channel?.unref();
      resolve({
        url: `postgres://postgres@127.0.0.1:${message.ready}/postgres`,
        stop: () => {
          asked = true;
          return stopChild(child, ended);
        },
      });
    });
    child.once('error', reject);
    void ended.then((reason) => {
      reject(new Error(`The embedded database ${reason}.`));
      if (!asked) options.onLost(reason);
    });
  });
}

async function stopChild(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.connected) child.send('stop');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(late);
}
