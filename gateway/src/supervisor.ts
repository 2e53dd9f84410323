import cluster, { type Worker } from 'node:cluster';
import path from 'node:path';

/**
 * Runs `gateway.cjs` of the same folder as a child process and keeps the listening socket, so that a new version takes
 * over without a refused connection. SIGUSR2 starts the current `gateway.cjs`. Once it is ready, the old process
 * stops accepting connections and ends after its last response. When the new version does not start, the old process
 * keeps running. A new version gets the settings that the supervisor was started with.
 */

// The processes accept connections from one kernel socket, so no connection in its queue is lost.
cluster.schedulingPolicy = cluster.SCHED_NONE;
cluster.setupPrimary({ exec: path.join(__dirname, 'gateway.cjs') });

interface Ready {
  event: 'ready';
}

const isReady = (message: unknown): message is Ready =>
  (message as Partial<Ready> | undefined)?.event === 'ready';

/** Starts the current `gateway.cjs`. @throws when it ends before it is ready */
const startWorker = (): Promise<{ worker: Worker; message: Ready }> =>
  new Promise((resolve, reject) => {
    const worker = cluster.fork();
    worker.on('message', (message: unknown) => {
      if (isReady(message)) resolve({ worker, message });
    });
    worker.once('exit', (code, signal) =>
      reject(new Error(`The gateway stopped before it was ready (${signal ?? code}).`)),
    );
  });

let current: Worker | undefined;

/** Exits when the current gateway exits by itself. The service manager then starts both again. */
const endWith = (worker: Worker): void =>
  void worker.once('exit', (code) => {
    if (worker === current) process.exit(code || 1);
  });

async function takeOver(): Promise<void> {
  const { worker, message } = await startWorker();
  const before = current;
  current = worker;
  endWith(worker);
  before?.process.kill('SIGTERM');
  process.send?.(message);
}

const print = (error: unknown): void =>
  void process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);

function stop(): void {
  current = undefined;
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  let left = workers.length;
  if (left === 0) process.exit(0);
  for (const worker of workers) {
    worker.once('exit', () => {
      left -= 1;
      if (left === 0) process.exit(0);
    });
    worker.process.kill('SIGTERM');
  }
}

let taking = takeOver().catch((error: unknown) => {
  print(error);
  process.exit(1);
});
// Two signals in a row start two versions, one after the other.
process.on('SIGUSR2', () => {
  taking = taking.then(takeOver).catch(print);
});
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
