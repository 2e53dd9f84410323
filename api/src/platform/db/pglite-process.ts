import { type ChildProcess, fork } from 'node:child_process';
import { isInMemory } from './open-pglite';
import type { PgliteMessage } from './pglite-child';

/** The first argument that turns the process entry into the database child. */
export const PGLITE_ARGUMENT = 'pglite-child';

export interface PgliteProcess {
  url: string;
  /** Pid of the running child. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

export interface PgliteOptions {
  /** The process entry (server) that becomes the child when called with PGLITE_ARGUMENT. */
  entry: string;
  /** Folder, `memory`, or memoryFrom(…). */
  dataDir: string;
  /** Node arguments, for example a TypeScript loader. */
  execArgv?: string[];
  /** A database that crashes sooner than this after its start is not started again, ms; 10,000 by default. */
  restartNotWithinMs?: number;
  /** Called when the child ended and could not be restarted. */
  onLost: (reason: string) => void;
}

interface Child {
  process: ChildProcess;
  port: number;
  ended: Promise<string>;
}

/** @param port 0 for any; the same port after a crash, so that the pool can reconnect */
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
      // The child does not keep its parent alive, so that a failed test still ends.
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
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(killTimer);
}

/**
 * Starts the embedded database, resolves when it accepts connections, and restarts it after a
 * crash.
 */
export async function startPglite(options: PgliteOptions): Promise<PgliteProcess> {
  const { restartNotWithinMs = 10_000 } = options;
  let child = await startChild(options, 0);
  let isStopping = false;

  const watch = async (watched: Child): Promise<void> => {
    const startedAt = process.hrtime.bigint();
    const reason = await watched.ended;
    if (isStopping) return;
    const livedMs = Number((process.hrtime.bigint() - startedAt) / 1_000_000n);
    // In-memory data is lost.
    if (isInMemory(options.dataDir) || livedMs < restartNotWithinMs) {
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
