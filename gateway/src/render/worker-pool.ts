import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { RenderLoad } from '../http/render-load';
import { RenderRefusal } from '../http/render-refusal';
import { createFairQueue } from './fair-queue';
import type { FailedRendering } from './render-context';
import { threadCpuMs } from './thread-time';

/** What a pooled thread sends. */
export type FromWorker<Result> =
  /** `systemThread` is of `systemThreadId`. */
  | { event: 'ready'; systemThread: number | undefined }
  | { event: 'alive' }
  | { event: 'failure'; what: string; text: string; of?: FailedRendering | undefined }
  | { event: 'done'; id: number; result: Result }
  | { event: 'failed'; id: number; text: string };

/** What a pooled thread is sent. */
export type ToWorker<Job> = { event: 'job'; id: number; job: Job } | { event: 'ping' };

export interface PoolOptions {
  /** The script of the threads. */
  file: string | URL;
  worker: WorkerOptions;
  /** How many threads. */
  size: number;
  /** Jobs that one thread works on at a time; most of their time they wait for data. */
  jobsPerWorker: number;
  /** Jobs that may wait. */
  capacity: number;
  /** From asking to the answer, ms. */
  deadlineMs: number;
  /** A thread that runs jobs is asked for a sign of life this often, ms. */
  pingMs: number;
  /** Processor time that a thread may use without a sign of life before it is replaced, ms. */
  hangMs: number;
  /** A thread that waits for something else than data is replaced after this time without a sign of life, ms. */
  silentMs: number;
  onFailure: (what: string, error: unknown, of?: FailedRendering) => void;
}

export interface WorkerPool<Job, Result> {
  /**
   * @param isUrgent refused only when nothing else waits that could be
   * @throws RenderRefusal when too much waits, or the thread was lost or too slow
   */
  run(client: string, job: Job, isUrgent?: boolean): Promise<Result>;
  /** Current load of the pool. */
  load(): RenderLoad;
  close(): Promise<void>;
}

/** Before a thread that ended while starting is started again, ms. */
const RESTART_MS = 1_000;

interface Task<Job, Result> {
  id: number;
  job: Job;
  isOver: boolean;
  end(outcome: { result: Result } | { error: Error }): void;
}

interface Thread<Job, Result> {
  worker: Worker;
  isReady: boolean;
  systemThread: number | undefined;
  /** Set at the first ping that the thread has not answered; cleared by any message of it. */
  silence: { cpuMs: number; atMs: number } | undefined;
  running: Map<number, Task<Job, Result>>;
}

/**
 * Threads that work on jobs of a bounded queue. A thread that ends or hangs is replaced, and its jobs are
 * refused: one of them is likely the reason, so none is tried again. A thread hangs that uses the processor
 * without a sign of life. One that only gets no processor time goes on: a new one would be slower still,
 * because it starts cold. Where the system does not tell the time of a thread, all time counts.
 * @throws when the first thread does not start
 */
export async function createWorkerPool<Job, Result>(
  options: PoolOptions,
): Promise<WorkerPool<Job, Result>> {
  const queue = createFairQueue<Task<Job, Result>>(options.capacity);
  const threads = new Set<Thread<Job, Result>>();
  let nextId = 0;
  let isClosed = false;
  let refused = 0;
  let started = (): void => {};
  let failed = (_: Error): void => {};

  const send = ({ worker }: Thread<Job, Result>, message: ToWorker<Job>): void =>
    worker.postMessage(message);

  const freest = (): Thread<Job, Result> | undefined =>
    [...threads]
      .filter(({ isReady, running }) => isReady && running.size < options.jobsPerWorker)
      .sort((a, b) => a.running.size - b.running.size)[0];

  const dispatch = (): void => {
    for (let thread = freest(); thread; thread = freest()) {
      const task = queue.shift();
      if (!task) return;
      if (task.isOver) continue;
      thread.running.set(task.id, task);
      send(thread, { event: 'job', id: task.id, job: task.job });
    }
  };

  const drop = (thread: Thread<Job, Result>): void => {
    if (!threads.delete(thread)) return;
    for (const task of thread.running.values()) task.end({ error: new RenderRefusal('lost') });
    if (isClosed) return;
    if (thread.isReady) startThread();
    else setTimeout(startThread, RESTART_MS).unref();
  };

  const receive = (thread: Thread<Job, Result>, message: FromWorker<Result>): void => {
    thread.silence = undefined;
    if (message.event === 'ready') {
      thread.systemThread = message.systemThread;
      thread.isReady = true;
      started();
    } else if (message.event === 'failure') {
      options.onFailure(message.what, new Error(message.text), message.of);
    } else if (message.event === 'done') {
      thread.running.get(message.id)?.end({ result: message.result });
    } else if (message.event === 'failed') {
      thread.running.get(message.id)?.end({ error: new Error(message.text) });
    }
    dispatch();
  };

  function startThread(): void {
    if (isClosed) return;
    const worker = new Worker(options.file, options.worker);
    const thread: Thread<Job, Result> = {
      worker,
      isReady: false,
      systemThread: undefined,
      silence: undefined,
      running: new Map(),
    };
    threads.add(thread);
    worker.on('message', (message: FromWorker<Result>) => receive(thread, message));
    worker.on('error', (error) => {
      options.onFailure('thread', error);
      failed(error);
    });
    worker.on('exit', (code) => {
      failed(new Error(`A thread that renders ended at its start (${code}).`));
      drop(thread);
    });
  }

  const isHanging = (thread: Thread<Job, Result>): boolean => {
    const atMs = performance.now();
    const cpuMs = threadCpuMs(thread.systemThread) ?? atMs;
    thread.silence ??= { cpuMs, atMs };
    const { silence } = thread;
    return cpuMs - silence.cpuMs > options.hangMs || atMs - silence.atMs > options.silentMs;
  };

  const ping = setInterval(() => {
    for (const thread of threads) {
      if (thread.running.size === 0) continue;
      if (!isHanging(thread)) {
        send(thread, { event: 'ping' });
        continue;
      }
      options.onFailure('thread', new Error('A thread that renders hangs and is replaced.'));
      drop(thread);
      void thread.worker.terminate();
    }
  }, options.pingMs);
  ping.unref();

  const run = (client: string, job: Job, isUrgent = false): Promise<Result> =>
    new Promise((resolve, reject) => {
      nextId += 1;
      const id = nextId;
      const task: Task<Job, Result> = {
        id,
        job,
        isOver: false,
        end: (outcome) => {
          clearTimeout(timer);
          task.isOver = true;
          for (const { running } of threads) running.delete(id);
          if ('result' in outcome) resolve(outcome.result);
          else {
            if (outcome.error instanceof RenderRefusal) refused += 1;
            reject(outcome.error);
          }
        },
      };
      const timer = setTimeout(() => {
        task.end({ error: new RenderRefusal('lost') });
        dispatch();
      }, options.deadlineMs);
      queue.push(client, task, isUrgent)?.end({ error: new RenderRefusal('busy') });
      dispatch();
    });

  const load = (): RenderLoad => {
    const ready = [...threads].filter(({ isReady }) => isReady);
    const running = ready.reduce((sum, thread) => sum + thread.running.size, 0);
    return { threads: ready.length, running, waiting: queue.size, refused };
  };

  const close = async (): Promise<void> => {
    isClosed = true;
    clearInterval(ping);
    await Promise.all([...threads].map(({ worker }) => worker.terminate()));
  };

  try {
    await new Promise<void>((resolve, reject) => {
      started = resolve;
      failed = reject;
      for (let count = 0; count < options.size; count += 1) startThread();
    });
    return { run, load, close };
  } catch (error) {
    await close();
    throw error;
  }
}
