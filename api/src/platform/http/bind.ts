import { createHash, createHmac } from 'node:crypto';
import type { CallSchema } from '@shop/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clearSessionCookies, cookieNames, guestIdOf, setCookies } from '../auth/cookies';
import { assertSameOrigin } from '../auth/same-origin';
import type { Session, Sessions } from '../auth/session';
import type { Checks } from '../checks';
import type { Clock } from '../clock';
import type { Db } from '../db/db';
import {
  AppError,
  type FieldProblem,
  invalid,
  isAppError,
  loginRequired,
  sessionEnded,
  storageFull,
} from '../errors';
import type { Secrets } from '../secrets';
import type { Storage } from '../storage';
import { checkReply } from './check-reply';
import { bytesOf } from './compression';
import type { Idempotency } from './idempotency';
import type { RateLimits } from './rate-limits';
import { envelope, JsonText, type RouteBinding, type RouteContext } from './route';

export interface BindDeps {
  db: Db;
  secrets: Secrets;
  sessions: Sessions;
  idempotency: Idempotency;
  clock: Clock;
  rateLimits: RateLimits;
  storage: Storage;
}

type PartName = 'params' | 'query' | 'body';

/** Validates every part and reports all errors at once. */
function parseInput(schema: CallSchema, request: FastifyRequest) {
  const problems: FieldProblem[] = [];
  const part = (name: PartName): unknown => {
    const shape = schema[name];
    if (!shape) return undefined;
    const parsed = shape.safeParse(request[name] ?? (name === 'body' ? {} : undefined));
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      problems.push({ path: issue.path.join('.') || name, message: issue.message });
    }
    return undefined;
  };
  const input = { params: part('params'), query: part('query'), body: part('body') };
  if (problems.length > 0) throw invalid(problems);
  return input;
}

/**
 * Fields that the schema does not name are removed. Ready JSON is sent unchanged; tests check it.
 */
function asJson({ call, schema }: RouteBinding, payload: unknown, checks?: Checks): JsonText {
  if (!(payload instanceof JsonText)) {
    return new JsonText(JSON.stringify(schema.reply.parse(payload)) ?? 'null');
  }
  if (checks) checkReply(checks, call.id, schema.reply, payload.text);
  return payload;
}

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key.length < 8 || key.length > 300) {
    throw new AppError(
      400,
      'IDEMPOTENCY_KEY_REQUIRED',
      'Idempotency-Key 헤더(8~300자)가 필요해요.',
    );
  }
  return key;
}

/** Scope of the key: two people may send the same one. */
const scopeOf = (request: FastifyRequest, session: Session | undefined, id: string): string =>
  `${session ? `m${session.memberNo}` : `g${guestIdOf(request)}`}:${id}`;

/**
 * A visitor's first write assigns a visitor number. It is derived from the key, so that a repeat of
 * a call whose response was lost gets the same number.
 */
function assignGuestId(
  { secrets }: BindDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
): void {
  if (guestIdOf(request)) return;
  const guest = createHmac('sha256', secrets.keyFor('visitor')).update(key).digest('base64url');
  request.cookies[cookieNames.guest] = guest;
  setCookies(request, reply, { guest });
}

/** Sends 901 for a revoked session and clears its cookies. */
async function loginErrorOf(
  { sessions }: BindDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AppError> {
  if (!(await sessions.isRevoked(request))) return loginRequired();
  clearSessionCookies(request, reply);
  return sessionEnded();
}

/** What a repeat of the call must equal. A file is compared by its hash. */
const comparedInput = (input: object, { body }: FastifyRequest): object =>
  Buffer.isBuffer(body)
    ? { ...input, body: createHash('sha256').update(body).digest('base64url') }
    : input;

/** A scope whose routes take files of any type, whole. */
function takeFiles(scope: FastifyInstance, maxBytes: number | undefined): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_, body, parsed) =>
    parsed(null, body),
  );
}

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  vary: 'accept-encoding',
};

/** Registers one contract row on the server. */
export function bindRoute(app: FastifyInstance, binding: RouteBinding, deps: BindDeps): void {
  const { call, schema, options } = binding;
  const isMutation = call.method !== 'GET';
  const isKeyed = isMutation && call.idempotent !== false;
  const respond = async (context: RouteContext): Promise<JsonText> =>
    asJson(binding, await binding.handle(context), deps.db.checks);

  const handler = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | Buffer> => {
    if (isMutation) assertSameOrigin(request);
    const session = call.auth === 'public' ? undefined : await deps.sessions.read(request);
    if (call.auth === 'member' && !session) throw await loginErrorOf(deps, request, reply);
    const input = parseInput(schema, request);
    const context = {
      ...input,
      session,
      get member() {
        if (!session) throw loginRequired();
        return session;
      },
      now: deps.clock.now(),
      request,
      reply,
    } as RouteContext;
    reply.headers(JSON_HEADERS);
    if (!isKeyed) return bytesOf(await respond(context), reply);

    const key = keyOf(request);
    // What is left of the disk keeps the database running, and with it the reads.
    if (deps.storage.isFull) throw storageFull();
    if (!session) assignGuestId(deps, request, reply, key);
    const scope = scopeOf(request, session, call.id);
    const claim = await deps.idempotency.claim(
      scope,
      key,
      comparedInput(input, request),
      session ? 'member' : 'visitor',
    );
    if (claim.replay !== undefined) {
      reply.header('idempotency-replayed', 'true');
      return claim.replay;
    }
    try {
      const { text: payload } = await (options.isRepeatable
        ? respond(context)
        : claim.run(() => respond(context)));
      const text = envelope(payload);
      await claim.finish(text);
      return text;
    } catch (error) {
      await claim.abandon(isAppError(error));
      throw error;
    }
  };

  const { getCached } = options;
  const quickHandler = (request: FastifyRequest, reply: FastifyReply) => {
    const cached = getCached?.(request.url);
    return cached
      ? reply.headers(JSON_HEADERS).send(bytesOf(cached, reply))
      : handler(request, reply);
  };

  const register = (scope: FastifyInstance) =>
    scope.route({
      method: call.method,
      url: call.path,
      handler: getCached && call.auth === 'public' && !isMutation ? quickHandler : handler,
      bodyLimit: options.maxBytes,
      // Undefined is the plugin's setting for all routes.
      compress: schema.hasSecret ? false : undefined,
      config: {
        ...deps.rateLimits.configOf(
          options.limit ?? (isKeyed && call.auth !== 'member' ? 'visitorWrite' : 'standard'),
        ),
        readsSession: call.auth !== 'public',
      },
    });
  if (!options.isFile) register(app);
  else
    app.register((scope, _options, done) => {
      takeFiles(scope, options.maxBytes);
      register(scope);
      done();
    });
}
