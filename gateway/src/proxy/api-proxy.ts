import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import proxy from '@fastify/http-proxy';
import { clientAddress, isLoopbackAddress, RELEASE_HEADER } from '@shop/shared/node';
import type {
  FastifyError,
  FastifyInstance,
  FastifyPluginCallback,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RequestGenericInterface,
  RouteGenericInterface,
} from 'fastify';
import type { GatewayConfig } from '../http/config';
import { isRelayed } from '../http/relayed';
import { backendHeaders } from './backend-headers';
import { createHeldBytes, giveBackAtClose, type HeldBytes } from './held-bytes';
import { isLateUpload, streamUploads } from './stream-uploads';

/** As large as the api takes; a larger body is refused here, before the api sees it. */
const MAX_BODY_BYTES = 1_048_576;

/** Bodies of clients that are being received, in all and of one client. */
const MAX_RECEIVED_BYTES = 128 * 1024 * 1024;
const MAX_RECEIVED_OF_CLIENT = 16 * 1024 * 1024;
/** Responses of the api that clients have not read, in all and of one client. */
const MAX_UNREAD_BYTES = 256 * 1024 * 1024;
const MAX_UNREAD_OF_CLIENT = 32 * 1024 * 1024;

const CALL_PREFIX = '/api/';
/** Files of members are larger; see `streamUploads`. */
const UPLOAD_PREFIX = '/api/common/v1/file';

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

/** The combination of builds that a visitor gets. */
interface Choice {
  buildId: string;
}

/** The combination of the visitor who calls, by the request. */
const choices = new WeakMap<object, Choice>();

/** As the proxy has them, which may serve HTTP/2 as well. */
type ProxiedRequest = FastifyRequest<RequestGenericInterface, RawServerBase>;
type ProxiedReply = FastifyReply<RouteGenericInterface, RawServerBase>;

/**
 * Headers about the client and its request. The api compares the host with Origin, decides by the protocol whether
 * cookies are Secure, counts rate limits by the address, and keeps the sandbox from clients behind a
 * proxy.
 */
function clientHeaders(request: ProxiedRequest, publicUrl: string) {
  return {
    // Always set, so that the client cannot name another one.
    [RELEASE_HEADER]: choices.get(request)?.buildId,
    'x-forwarded-host': request.headers.host,
    'x-forwarded-proto': publicUrl.startsWith('https:') ? 'https' : request.protocol,
    'x-forwarded-for': request.ip,
    traceparent: request.id,
    'x-client-relayed': isRelayed(request.headers) ? '1' : undefined,
  };
}

/** The longest time that a client may take to send a body of up to `MAX_BODY_BYTES`, ms. */
const RECEIVING_MS = 30_000;

/** Failures of the gateway itself, in the api's envelope. */
const failures: Record<number, string> = {
  400: '요청을 읽을 수 없어요.',
  408: '보낸 내용이 늦게 도착했어요. 다시 시도해 주세요.',
  411: '보낸 내용의 크기를 알 수 없어요.',
  413: '보낸 내용이 너무 커요.',
  503: '잠시 연결이 끊겼어요. 곧 다시 시도해 주세요.',
};

function sendFailure<R extends ProxiedReply>(reply: R, status: number): R {
  if (status === 503) reply.header('retry-after', 2);
  // Copied from the response of the api before its body failed; they describe that body.
  for (const name of ['content-encoding', 'etag', 'last-modified']) reply.removeHeader(name);
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ code: `HTTP_${status}`, message: failures[status] ?? failures[400] });
  return reply;
}

/** A local proxy speaks for all its clients, so it has the bound of all. */
const heldBytes = (total: number, ofClient: number): HeldBytes =>
  createHeldBytes(total, (client) => (isLoopbackAddress(client) ? total : ofClient));

/** The body, which fails with 408 when its client takes too long to send it. */
function inTime(body: IncomingMessage, limitMs: number): Readable {
  const copy = new PassThrough();
  const late = Object.assign(new Error('The body came too late'), { statusCode: 408 });
  const timer = setTimeout(() => copy.destroy(late), limitMs);
  copy.once('close', () => clearTimeout(timer));
  body.once('close', () => body.complete || copy.destroy(new Error('The client has gone')));
  // Nobody listens any more once the body was refused.
  copy.on('error', () => undefined);
  return body.pipe(copy);
}

/** Refuses a body when too many are being received: a slow sender keeps its share until it ends. */
function boundReceived(scope: FastifyInstance, limitMs = RECEIVING_MS): void {
  const received = heldBytes(MAX_RECEIVED_BYTES, MAX_RECEIVED_OF_CLIENT);
  scope.addHook('preParsing', async (request, reply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const bytes = encoding === undefined ? Number(length ?? 0) : MAX_BODY_BYTES;
    // A larger one is refused by its length, before it is received.
    if (bytes === 0 || bytes > MAX_BODY_BYTES) return undefined;
    const giveBack = received.take(clientAddress(request.ip), bytes);
    if (!giveBack) return sendFailure(reply.header('connection', 'close'), 503);
    giveBackAtClose(reply.raw, giveBack);
    // The bodies of the former are not read here, and files have more time (`gateway.ts`).
    const isOther =
      ['GET', 'HEAD'].includes(request.method) || request.url.startsWith(UPLOAD_PREFIX);
    return isOther ? undefined : inTime(request.raw, limitMs);
  });
}

/**
 * Reads the api's response whole, so that a client which does not read holds memory of the gateway,
 * which is bounded, and none of the connections to the api.
 */
async function sendWhole(reply: ProxiedReply, stream: Readable, unread: HeldBytes): Promise<void> {
  const bytes = await buffer(stream);
  const giveBack = unread.take(clientAddress(reply.request.ip), bytes.length);
  if (!giveBack) return void sendFailure(reply, 503);
  giveBackAtClose(reply.raw, giveBack);
  void reply.send(bytes.length > 0 ? bytes : undefined);
}

/** A whole body as a stream, because the proxy would write parsed JSON anew. */
const toStream = (body: Buffer): Readable | undefined =>
  body.length > 0 ? Readable.from([body], { objectMode: false }) : undefined;

/**
 * Forwards calls and pictures to the api. Bodies are received whole first: an early refusal of the api
 * would break a body on its way, and a slow sender occupies the gateway only. Responses are read whole, too.
 */
export const serveApi =
  <Chosen extends Choice>(
    config: GatewayConfig,
    choiceFor: (cookie: string) => Promise<Chosen>,
    countCall: (choice: Chosen, status: number, request: FastifyRequest) => void,
  ): FastifyPluginCallback =>
  (scope, _options, done) => {
    const chosen = new WeakMap<object, Chosen>();
    scope.addHook('onRequest', async (request) => {
      if (!request.url.startsWith(CALL_PREFIX)) return;
      const choice = await choiceFor(request.headers.cookie ?? '');
      choices.set(request, choice);
      chosen.set(request, choice);
    });
    scope.addHook('onResponse', async (request, reply) => {
      const choice = chosen.get(request);
      if (choice) countCall(choice, reply.statusCode, request);
    });
    const unread = heldBytes(MAX_UNREAD_BYTES, MAX_UNREAD_OF_CLIENT);
    boundReceived(scope, config.receivingMs);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      (_request, body, parsed) => parsed(null, toStream(body)),
    );
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      const status = error.statusCode ?? 503;
      // The rest of a late body may still come.
      if (status === 408) reply.header('connection', 'close');
      return sendFailure(reply, status < 500 ? status : 503);
    });
    const proxyOf = (prefix: string) => ({
      upstream: config.apiUrl,
      prefix,
      rewritePrefix: prefix,
      proxyPayloads: false,
      // Its lines would have the query, which may be personal.
      disableRequestLogging: true,
      // A 503 reaches the client, which waits; a repeat at once would make an outage worse.
      retryMethods: [],
      replyOptions: {
        rewriteRequestHeaders: (request: ProxiedRequest, headers: IncomingHttpHeaders) => ({
          ...headers,
          ...backendHeaders(request.url ?? '/', headers),
          ...connectionHeaders,
          ...clientHeaders(request, config.publicUrl),
        }),
        onResponse: (
          _request: ProxiedRequest,
          reply: ProxiedReply,
          { stream }: { stream: Readable },
        ) => {
          sendWhole(reply, stream, unread).catch(() => sendFailure(reply, 503));
        },
        onError: (reply: ProxiedReply) => {
          const isLate = isLateUpload(reply.request.raw);
          if (isLate) reply.header('connection', 'close');
          sendFailure(reply, isLate ? 408 : 503);
        },
      },
    });
    for (const prefix of ['/api', '/images']) scope.register(proxy, proxyOf(prefix));
    scope.register((uploads, _, ready) => {
      streamUploads(uploads, config, sendFailure);
      uploads.register(proxy, proxyOf(UPLOAD_PREFIX));
      ready();
    });
    done();
  };
