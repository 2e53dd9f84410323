import type { FastifyInstance } from 'fastify';
import type { Releases } from './releases';

/** Endpoints of the build poller: the latest build's id, and the apps of one build. */
export function serveBuilds(server: FastifyInstance, releases: Releases): void {
  const apps = Object.fromEntries(
    [releases.shell, ...Object.values(releases.remotes)].map(({ name, buildId }) => [
      name,
      buildId,
    ]),
  );
  server.get('/builds/latest.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ id: releases.buildId }),
  );
  server.get<{ Params: { file: string } }>('/builds/meta/:file', (request, reply) =>
    request.params.file === `${releases.buildId}.json`
      ? reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send({ id: releases.buildId, apps })
      : reply.code(404).send({ message: 'No such build' }),
  );
}
