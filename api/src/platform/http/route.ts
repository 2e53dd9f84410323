import type { Call, CallSchema } from '@shop/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Session } from '../auth/session';
import type { RateLimitName } from './rate-limits';

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Part<S, K extends 'params' | 'query' | 'body'> = K extends keyof S ? Output<S[K]> : undefined;

/** A handler's context: validated input and the session. */
export interface RouteContext<S extends CallSchema = CallSchema> {
  params: Part<S, 'params'>;
  query: Part<S, 'query'>;
  body: Part<S, 'body'>;
  /** The signed-in member. @throws 401 for a visitor, so use it on `member` rows only */
  readonly member: Session;
  /** The session, if there is one (always undefined on `public` rows). */
  session: Session | undefined;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A payload that the database wrote as JSON; sent unparsed. */
export class JsonText {
  #wire: Buffer | undefined;

  constructor(readonly text: string) {}

  /** The whole response as bytes, serialised once for all requests. */
  get wire(): Buffer {
    this.#wire ??= Buffer.from(envelope(this.text));
    return this.#wire;
  }
}

/** A payload that many requests receive from memory: its response is compressed once for each encoding. */
export class CachedJson extends JsonText {
  readonly #compressed = new Map<string, Buffer>();

  /** The whole response in this encoding. */
  compressed(encoding: string, compress: (wire: Buffer) => Buffer): Buffer {
    const existing = this.#compressed.get(encoding);
    if (existing) return existing;
    const bytes = compress(this.wire);
    this.#compressed.set(encoding, bytes);
    return bytes;
  }
}

/** Wraps a payload's JSON in the response envelope. */
export const envelope = (payloadText: string): string =>
  `{"code":"0000","message":"","payload":${payloadText}}`;

export const jsonText = (text: string): JsonText => new JsonText(text);

export interface RouteOptions {
  /** A named limit instead of `standard`. */
  limit?: RateLimitName;
  /** Run again, it leads to where it stopped: a repeat is allowed also after a commit whose answer was lost. */
  isRepeatable?: boolean;
  /** The largest request body, where it is not the default. */
  maxBytes?: number;
  /** The body is a file of any content type: `request.body` holds its bytes. */
  isFile?: boolean;
  /** Public reads only: the cached response of this exact URL, looked up before the request is parsed. */
  getCached?: (url: string) => JsonText | undefined;
}

/** One row of the contract with its handler. */
export interface RouteBinding {
  call: Call;
  schema: CallSchema;
  handle: (context: RouteContext) => Promise<unknown>;
  options: RouteOptions;
}

/**
 * Binds a contract row to its handler. The handler returns the payload; the platform does envelope,
 * validation, session, idempotency and errors.
 */
export function route<S extends CallSchema>(
  call: Call<S>,
  schema: S,
  handle: (context: RouteContext<S>) => Promise<z.input<S['reply']> | JsonText>,
  options: RouteOptions = {},
): RouteBinding {
  return {
    call: call as Call,
    schema,
    handle: handle as unknown as RouteBinding['handle'],
    options,
  };
}
