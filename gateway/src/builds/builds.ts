import type { FastifyInstance } from 'fastify';
import { currentChoice } from './current-choice';
import type { LiveReleases } from './live-releases';
import type { Previews } from './previews';

/**
 * Endpoints for open tabs: the id of the visitor's latest builds, and of one id the apps and where their
 * files are.
 */
export function serveBuilds(
  server: FastifyInstance,
  releases: LiveReleases,
  previews: Previews,
): void {
  server.get('/builds/latest.json', async (request, reply) => {
    const cookie = request.headers.cookie ?? '';
    const { buildId } = await currentChoice(releases, previews, cookie);
    return reply.header('cache-control', 'no-cache').send({ id: buildId });
  });
  server.get<{ Params: { file: string } }>('/builds/meta/:file', (request, reply) => {
    const { file } = request.params;
    const choice = releases.findChoice(({ buildId }) => file === `${buildId}.json`);
    return choice
      ? reply.header('cache-control', 'public, max-age=31536000, immutable').send({
          id: choice.buildId,
          apps: choice.apps,
          remotes: choice.entries,
          hashes: choice.hashes,
        })
      : reply.code(404).send({ message: 'No such build' });
  });
}
