import { parentPort, workerData } from 'node:worker_threads';
import type { Loaded } from '@shop/shared/node';
import { giveWay } from './render/give-way';
import { type Rendered, type RenderJob, runRenderJob } from './render/render-job';
import { createRenderThread, type RendererOptions } from './render/renderer';
import { systemThreadId } from './render/thread-time';
import type { FromWorker, ToWorker } from './render/worker-pool';

/** A thread that renders (see worker-renderer.ts, which starts it). */

const send = (message: FromWorker<Loaded<Rendered>>): void => parentPort?.postMessage(message);

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

giveWay();
const thread = createRenderThread({
  ...(workerData as Omit<RendererOptions, 'onFailure'>),
  onFailure: (what, error, of) => send({ event: 'failure', what, text: textOf(error), of }),
});

parentPort?.on('message', async (message: ToWorker<RenderJob>) => {
  if (message.event === 'ping') return send({ event: 'alive' });
  const { id, job } = message;
  try {
    send({ event: 'done', id, result: await runRenderJob(thread, job) });
  } catch (error) {
    send({ event: 'failed', id, text: textOf(error) });
  }
});
send({ event: 'ready', systemThread: systemThreadId() });
