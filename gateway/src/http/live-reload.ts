import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Keeps an idle event stream open; when it reconnects after a restart, the page reloads. */
export function serveLiveReload(server: FastifyInstance): void {
  const connections = new Set<ServerResponse>();
  server.addHook('preClose', () => {
    for (const connection of connections) connection.end();
  });
  server.get('/__live', (request, reply) => {
    reply.hijack();
    // Nothing moves on it for hours.
    request.raw.socket.setTimeout(0);
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write('retry: 300\n\n');
    request.raw.on('close', () => connections.delete(reply.raw));
    connections.add(reply.raw);
  });
}
