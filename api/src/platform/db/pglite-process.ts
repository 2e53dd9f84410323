import { type ChildProcess, fork } from 'node:child_process';
import { isInMemory } from './open-pglite';
import type { PgliteMessage } from './pglite-child';

/** The first argument with which the process entry becomes the database child. */
export const PGLITE_ARGUMENT = 'pglite-child';

export interface PgliteProcess {
  url: string;
  /** Of the child that runs now. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

export interface PgliteOptions {
  /** The process entry (server) that turns into the child when called with PGLITE_ARGUMENT. */
  entry: string;
  /** Folder, `memory`, or memoryFrom(…). */
  dataDir: string;
  /** Node arguments, for example a TypeScript loader. */
  execArgv?: string[];
  /** Called when the child ended and could not be brought back: nothing works without it. */
  onLost: (reason: string) => void;
}

interface Child {
  process: ChildProcess;
  port: number;
  ended: Promise<string>;
}

/** @param port 0 for any; the same again after a crash, so that the pool finds it. */
function startChild(options: PgliteOptions, port: number): Promise<Child> {
  const child = fork(options.entry, [PGLITE_ARGUMENT, options.dataDir, String(port)], {
    execArgv: options.execArgv ?? process.execArgv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<string>((resolve) =>
    child.once('exit', (code, signal) => resolve(`ended with ${signal ?? code}`)),
  );
  return new Promise((resolve, reject) => {
    child.once('message', (message: PgliteMessage) => {
      if ('failed' in message) {
        reject(new Error(message.failed));
        return;
      }
      // The database never keeps its parent alive: a test that failed half-way must still end.
      child.unref();
      child.channel?.unref();
      resolve({ process: child, port: message.ready, ended });
    });
    child.once('error', reject);
    void ended.then((reason) => reject(new Error(`The embedded database ${reason}.`)));
  });
}

async function stopChild({ process: child, ended }: Child): Promise<void> {
  if (child.connected) child.send('stop');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(late);
}

/** Crashes closer together than this are not mended by another start. */
const RESTART_NOT_WITHIN_MS = 10_000;

/** Starts the embedded database, answers when it takes connections, and brings it back when it crashes. */
export async function startPglite(options: PgliteOptions): Promise<PgliteProcess> {
  let child = await startChild(options, 0);
  let isStopping = false;

  const watch = async (watched: Child): Promise<void> => {
    const startedAt = process.hrtime.bigint();
    const reason = await watched.ended;
    if (isStopping) return;
    const livedMs = Number((process.hrtime.bigint() - startedAt) / 1_000_000n);
    // What was in memory only is gone.
    if (isInMemory(options.dataDir) || livedMs < RESTART_NOT_WITHIN_MS) {
      options.onLost(reason);
      return;
    }
    try {
      child = await startChild(options, watched.port);
      void watch(child);
    } catch (error) {
      options.onLost(error instanceof Error ? error.message : reason);
    }
  };
  void watch(child);

  return {
    url: `postgres://postgres@127.0.0.1:${child.port}/postgres`,
    pid: () => child.process.pid,
    stop: () => {
      isStopping = true;
      return stopChild(child);
    },
  };
}
