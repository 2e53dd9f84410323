import { Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import type { FastifyError, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { backendHeaders } from './backend-headers';
import type { GatewayConfig } from './config';

/** As large as the api takes; a larger body is refused here, before the api sees it. */
const MAX_BODY_BYTES = 1_048_576;

/** What proxies add. */
const relayHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'cf-connecting-ip'];

/** Headers of one connection (RFC 9110 section 7.6.1), and those that undici refuses to send. */
const connectionHeaders = {
  expect: undefined,
  'keep-alive': undefined,
  'proxy-authorization': undefined,
  'proxy-connection': undefined,
  te: undefined,
  trailer: undefined,
  upgrade: undefined,
};

/**
 * Headers about the client. The api compares the host with Origin, decides by the protocol whether
 * cookies are Secure, counts rate limits by the address, and keeps the sandbox from clients behind a
 * proxy.
 */
function clientHeaders(request: FastifyRequest, publicUrl: string) {
  const isRelayed = relayHeaders.some((name) => request.headers[name] !== undefined);
  return {
    'x-forwarded-host': request.headers.host,
    'x-forwarded-proto': publicUrl.startsWith('https:') ? 'https' : request.protocol,
    'x-forwarded-for': request.ip,
    'x-client-relayed': isRelayed ? '1' : undefined,
  };
}

/** Failures of the gateway itself, in the api's envelope. */
const failures: Record<number, string> = {
  400: '요청을 읽을 수 없어요.',
  408: '보낸 내용이 늦게 도착했어요. 다시 시도해 주세요.',
  413: '보낸 내용이 너무 커요.',
  503: '잠시 연결이 끊겼어요. 곧 다시 시도해 주세요.',
};

function sendFailure(reply: FastifyReply, status: number): FastifyReply {
  if (status === 503) reply.header('retry-after', 2);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ code: `HTTP_${status}`, message: failures[status] ?? failures[400] });
}

/** A whole body as a stream, because the proxy would write parsed JSON anew. */
const toStream = (body: Buffer): Readable | undefined =>
  body.length > 0 ? Readable.from([body], { objectMode: false }) : undefined;

/**
 * Forwards calls and pictures to the api. Bodies are received whole first: an early refusal of the api
 * would break a body on its way, and a slow sender occupies the gateway only.
 */
export const serveApi =
  (config: GatewayConfig): FastifyPluginCallback =>
  (scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      (_request, body, parsed) => parsed(null, toStream(body as Buffer)),
    );
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      const status = error.statusCode ?? 503;
      return sendFailure(reply, status < 500 ? status : 503);
    });
    for (const prefix of ['/api', '/images']) {
      scope.register(proxy, {
        upstream: config.apiUrl,
        prefix,
        rewritePrefix: prefix,
        proxyPayloads: false,
        // A 503 reaches the client, which waits; a repeat at once would make an outage worse.
        retryMethods: [],
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => ({
            ...headers,
            ...backendHeaders(request.url ?? '/', headers),
            ...connectionHeaders,
            ...clientHeaders(request as FastifyRequest, config.publicUrl),
          }),
          onError: (reply) => sendFailure(reply as FastifyReply, 503),
        },
      });
    }
    done();
  };
