import type { FastifyInstance } from 'fastify';
import { canaryVisitorOf } from './canary-visitor';
import type { LiveReleases } from './live-releases';

/** Endpoints of the build poller: the id of the visitor's latest builds, and the apps of one id. */
export function serveBuilds(server: FastifyInstance, releases: LiveReleases): void {
  server.get('/builds/latest.json', (request, reply) => {
    const { buildId } = releases.choose(canaryVisitorOf(request.headers.cookie ?? ''));
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
