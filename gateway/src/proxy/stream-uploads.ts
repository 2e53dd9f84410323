import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { MAX_UPLOAD_BYTES } from '@shop/shared/domain';
import { clientAddress, isLoopbackAddress } from '@shop/shared/node';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createHeldBytes, giveBackAtClose } from './held-bytes';

/** Files on their way to the api, in all and of one client: each holds a connection to it. */
const MAX_UPLOADS = 200;
/** Many shoppers share the address of a mobile carrier. */
const MAX_UPLOADS_OF_CLIENT = 40;

/**
 * The body as a stream of its own: the proxy destroys what it has sent or could not send, and the request
 * must live until its response is there.
 */
function copyOf(body: IncomingMessage): PassThrough {
  const copy = new PassThrough();
  // The client has gone: the api gets no whole file either.
  body.once('close', () => body.complete || copy.destroy(new Error('The client has gone')));
  // The api has refused it early: what still comes is dropped.
  copy.once('close', () => body.resume());
  copy.on('error', () => undefined);
  return body.pipe(copy);
}

/**
 * Passes bodies on as they arrive, so that files of 10 MB are not kept in the gateway's memory. Their size
 * must be announced, and a larger one is refused before it is received.
 */
export function streamUploads(
  scope: FastifyInstance,
  refuse: (reply: FastifyReply, status: number) => FastifyReply,
): void {
  const uploads = createHeldBytes(MAX_UPLOADS, (client) =>
    isLoopbackAddress(client) ? MAX_UPLOADS : MAX_UPLOADS_OF_CLIENT,
  );
  scope.addHook('preParsing', async (request, reply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding !== undefined) return refuse(reply.header('connection', 'close'), 411);
    const bytes = Number(length ?? 0);
    if (bytes === 0) return;
    if (bytes > MAX_UPLOAD_BYTES) return refuse(reply.header('connection', 'close'), 413);
    const giveBack = uploads.take(clientAddress(request.ip), 1);
    if (!giveBack) return refuse(reply.header('connection', 'close'), 503);
    giveBackAtClose(reply.raw, giveBack);
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, body, parsed) => parsed(null, copyOf(body)));
}
