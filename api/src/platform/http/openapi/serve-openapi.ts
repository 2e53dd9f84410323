import type { FastifyInstance } from 'fastify';
import type { RouteBinding } from '../route';
import { describeApi } from './document';
import { readExamples } from './examples';

const writeDocument = async (bindings: readonly RouteBinding[], apiRoot: string): Promise<string> =>
  JSON.stringify(describeApi(bindings, await readExamples(apiRoot)));

/**
 * Serves the OpenAPI 3.1 document of the calls. It is made at the first request, because that takes longer
 * than a start should wait, and kept as text.
 */
export function serveOpenApi(
  app: FastifyInstance,
  bindings: readonly RouteBinding[],
  apiRoot: string,
): void {
  let document: Promise<string> | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= writeDocument(bindings, apiRoot).catch((error) => {
      document = undefined;
      throw error;
    });
    return reply.type('application/json; charset=utf-8').send(await document);
  });
}
