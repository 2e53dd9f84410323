import os from 'node:os';
import path from 'node:path';
import type { Loaded } from '@shop/shared/node';
import { isPurchasePath } from '../http/purchase-path';
import type { RenderedBy, RenderJob } from './render-job';
import type { CreateRenderer } from './renderer';
import { createWorkerPool } from './worker-pool';

/** One core is left to the thread that serves; beyond four, the api is what pages wait for. */
const threadCount = (): number => Math.max(1, Math.min(4, os.availableParallelism() - 1));

const isUrgent = (job: RenderJob): boolean =>
  job.kind === 'page' && isPurchasePath(new URL(job.url).pathname);

/**
 * Renders in threads of their own, so that a page which is in memory is sent at once while others
 * are rendered.
 */
export const renderInWorkers: CreateRenderer = async ({ config, fonts, onFailure }) => {
  const size = threadCount();
  const pool = await createWorkerPool<RenderJob, Loaded<RenderedBy[RenderJob['kind']]>>({
    file: path.join(__dirname, 'render-worker.cjs'),
    worker: {
      workerData: { config, fonts },
      // The code of the remotes runs there; it needs no setting of the gateway.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    },
    size,
    jobsPerWorker: 8,
    capacity: 64 * size,
    // Rather late than not at all; proxies and browsers wait for a minute.
    deadlineMs: 50_000,
    pingMs: 1_000,
    hangMs: 4_000,
    silentMs: 60_000,
    onFailure,
  });
  return {
    render: <J extends RenderJob>(client: string, job: J) =>
      pool.run(client, job, isUrgent(job)) as Promise<Loaded<RenderedBy[J['kind']]>>,
    load: pool.load,
    close: pool.close,
  };
};
