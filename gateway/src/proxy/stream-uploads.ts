import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { createCaller, isApiError } from '@shop/shared/app';
import { memberCalls } from '@shop/shared/contracts';
import { MAX_UPLOAD_BYTES } from '@shop/shared/domain';
import { clientAddress, isLoopbackAddress } from '@shop/shared/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../http/config';
import { cookieOf } from '../http/cookies';
import { backendHeaders } from './backend-headers';
import { createHeldBytes, giveBackAtClose } from './held-bytes';

/** Files on their way to the api, in all, of one address and of one session: each holds a connection to it. */
const MAX_UPLOADS = 200;
/** Many shoppers share the address of a mobile carrier. */
const MAX_UPLOADS_OF_CLIENT = 40;
/** A review has ten pictures. */
const MAX_UPLOADS_OF_SESSION = 10;

/** A file must arrive within this time, ms; less than a request of the gateway may take. */
const RECEIVING_MS = 170_000;
/** A connection has this long to begin, ms. */
const GRACE_MS = 10_000;
const CHECK_MS = 1_000;
/** Pages wait as long for a session. */
const SESSION_WAIT_MS = 3_000;

const lateBodies = new WeakSet<object>();

/** Whether the file of this request was given up because it came too slowly. */
export const isLateUpload = (body: object): boolean => lateBodies.has(body);

interface Schedule {
  /** Size of the file. */
  bytes: number;
  graceMs: number;
  receivingMs: number;
}

/**
 * The body as a stream of its own: the proxy destroys what it has sent or could not send, and the request
 * must live until its response is there. It fails when it arrives too slowly to be whole in time (`isLateUpload`).
 */
function copyOf(body: IncomingMessage, { bytes, graceMs, receivingMs }: Schedule): PassThrough {
  const copy = new PassThrough();
  const startedAtMs = performance.now();
  let received = 0;
  const check = setInterval(() => {
    const share = (performance.now() - startedAtMs - graceMs) / receivingMs;
    if (received >= share * bytes) return;
    lateBodies.add(body);
    copy.destroy(new Error('The file came too slowly'));
  }, CHECK_MS).unref();
  body.on('data', ({ length }: Buffer) => {
    received += length;
  });
  // The client has gone: the api gets no whole file either.
  body.once('close', () => body.complete || copy.destroy(new Error('The client has gone')));
  body.once('end', () => clearInterval(check));
  // The api has refused it early: what still comes is dropped.
  copy.once('close', () => {
    clearInterval(check);
    body.resume();
  });
  copy.on('error', () => undefined);
  return body.pipe(copy);
}

/** Names the session that sends a request; only the api knows whether it exists. */
const sessionOf = ({ headers }: FastifyRequest): string =>
  headers.authorization ?? cookieOf(headers.cookie ?? '', 'accessToken') ?? '';

/** The api's refusal of who is not signed in; undefined for a member. */
async function refusalOf(config: GatewayConfig, request: FastifyRequest) {
  const { cookie = '', authorization = '', jwt = '', lptkn = '' } = request.headers;
  const added = backendHeaders(request.url, request.headers);
  const tokens = { authorization, jwt, lptkn, ...added, cookie, 'x-forwarded-for': request.ip };
  const given = Object.entries(tokens).filter(([, value]) => value);
  const call = createCaller({
    baseUrl: config.apiUrl,
    headers: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    timeoutMs: SESSION_WAIT_MS,
  });
  try {
    await call(memberCalls.memberInfo, {});
    return undefined;
  } catch (error) {
    if (isApiError(error) && error.status >= 400) return error;
    throw error;
  }
}

/**
 * Passes bodies of members on as they arrive, so that files of 10 MB are not kept in the gateway's memory. Their size
 * must be announced. What is larger, and of nobody, is refused before it is received.
 */
export function streamUploads(
  scope: FastifyInstance,
  config: GatewayConfig,
  refuse: (reply: FastifyReply, status: number) => FastifyReply,
): void {
  const ofClients = createHeldBytes(MAX_UPLOADS, (client) =>
    isLoopbackAddress(client) ? MAX_UPLOADS : MAX_UPLOADS_OF_CLIENT,
  );
  const ofSessions = createHeldBytes(MAX_UPLOADS, () => MAX_UPLOADS_OF_SESSION);
  scope.addHook('preParsing', async (request, reply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const closing = () => reply.header('connection', 'close');
    if (encoding !== undefined) return refuse(closing(), 411);
    const bytes = Number(length ?? 0);
    if (bytes === 0) return undefined;
    if (bytes > MAX_UPLOAD_BYTES) return refuse(closing(), 413);
    const refusal = await refusalOf(config, request);
    if (refusal) {
      const { status, code, message } = refusal;
      // The specification's statuses from 900 on are codes of a 401.
      return closing()
        .code(status < 900 ? status : 401)
        .send({ code, message });
    }
    const shares = [
      ofClients.take(clientAddress(request.ip), 1),
      ofSessions.take(sessionOf(request), 1),
    ];
    for (const giveBack of shares) if (giveBack) giveBackAtClose(reply.raw, giveBack);
    if (shares.includes(undefined)) return refuse(closing(), 503);
    const { uploadGraceMs: graceMs = GRACE_MS } = config;
    return copyOf(request.raw, { bytes, graceMs, receivingMs: RECEIVING_MS });
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, body, parsed) => parsed(null, body));
}
