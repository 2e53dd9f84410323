// Baseline of the load: a bare Fastify that answers each path of a purchase and of browsing with the bytes
// that the api has sent. BARE_ANSWERS is a JSON of text by step, BARE_PORT the port to listen on.
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../webpack/apps.mjs';

const fastify = createRequire(path.join(root, 'api/package.json'))('fastify');
const server = fastify({ logger: false });
for (const [step, text] of Object.entries(JSON.parse(process.env.BARE_ANSWERS))) {
  server.all(`/${step}`, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(text),
  );
}
await server.listen({ host: '127.0.0.1', port: Number(process.env.BARE_PORT) });
process.send({ event: 'ready' });
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
