// Baseline: a bare Fastify route in its own process that sends the same bytes as the api. BARE_SOURCE
// is the URL of the api, BARE_PATHS the paths as JSON, BARE_PORT the port to listen on.
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../webpack/apps.mjs';

const fastify = createRequire(path.join(root, 'api/package.json'))('fastify');
const server = fastify({ logger: false });

for (const address of JSON.parse(process.env.BARE_PATHS)) {
  const answer = await fetch(`${process.env.BARE_SOURCE}${address}`);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  const type = answer.headers.get('content-type');
  const body = await answer.text();
  server.get(address.split('?', 1)[0], (_request, reply) => reply.type(type).send(body));
}

await server.listen({ host: '127.0.0.1', port: Number(process.env.BARE_PORT) });
process.send({ event: 'ready' });
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
