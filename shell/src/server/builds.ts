import type { FastifyInstance } from 'fastify';
import { canaryVisitorOf } from './canary-visitor';
import type { LiveReleases } from './live-releases';
import type { Previews } from './preview/previews';

/** Endpoints of the build poller: the id of the visitor's latest builds, and the apps of one id. */
export function serveBuilds(
  server: FastifyInstance,
  releases: LiveReleases,
  previews: Previews,
): void {
  server.get('/builds/latest.json', async (request, reply) => {
    const cookie = request.headers.cookie ?? '';
    const { choice } = await previews.find(cookie);
    const { buildId } = choice ?? releases.choose(canaryVisitorOf(cookie));
    return reply.header('cache-control', 'no-cache').send({ id: buildId });
  });
  server.get<{ Params: { file: string } }>('/builds/meta/:file', (request, reply) => {
    const { file } = request.params;
    const choice = releases.findChoice(({ buildId }) => file === `${buildId}.json`);
    return choice
      ? reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send({ id: choice.buildId, apps: choice.apps })
      : reply.code(404).send({ message: 'No such build' });
  });
}
