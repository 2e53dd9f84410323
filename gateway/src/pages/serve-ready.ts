import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceCounts } from '@shop/shared/node/rate-counts';
import type { FastifyInstance } from 'fastify';
import type { LiveReleases } from '../builds/live-releases';
import { RenderRefusal } from '../http/render-refusal';
import { createSingleFlight } from '../http/single-flight';
import type { Renderer } from '../render/renderer';

/** A thread that renders answers within this time, ms. */
const ANSWER_MS = 2_000;

type LiveShell = ReturnType<LiveReleases['choose']>['shell'];

/**
 * Whether a thread renders. One that has too much to do is alive: to send its visitors to the other gateways
 * would give those too much to do as well.
 */
async function canRender(renderer: Renderer, { shell }: { shell: LiveShell }): Promise<boolean> {
  const job = { kind: 'routes', name: 'shell', ref: shell, shell } as const;
  const answer = renderer.render('gateway', job).then(
    () => true,
    (error: unknown) => error instanceof RenderRefusal && error.reason === 'busy',
  );
  return Promise.race([answer, pause(ANSWER_MS, false, { ref: false })]);
}

/**
 * Answers for the gateway itself: 200 while it can render, with what it serves of the register, else 503. The
 * api has `/api/ready`; a register that cannot be read does not make a gateway unready that has its builds, and
 * neither does Valkey, whose state is only shown.
 */
export function serveReady(
  server: FastifyInstance,
  renderer: Renderer,
  releases: LiveReleases,
  rateCounts: ServiceCounts,
): void {
  const once = createSingleFlight<boolean>();
  server.get('/builds/ready', async (_request, reply) => {
    const isReady = await once('ready', () => canRender(renderer, releases.choose(undefined)));
    const { revision, missing, isCopy = false } = releases.state();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ isReady, revision, missing, isCopy, valkey: rateCounts.state()?.valkey });
  });
}
