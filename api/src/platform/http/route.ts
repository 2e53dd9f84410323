import type { Call, CallSchema } from '@shop/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Session } from '../auth/session';
import type { RateLimitName } from './rate-limits';

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Part<S, K extends 'params' | 'query' | 'body'> = K extends keyof S ? Output<S[K]> : undefined;

/** What a handler sees: input already checked, the session already read. */
export interface RouteContext<S extends CallSchema = CallSchema> {
  params: Part<S, 'params'>;
  query: Part<S, 'query'>;
  body: Part<S, 'body'>;
  /** The signed-in member. @throws 401 for a visitor, so only `member` rows use it freely. */
  readonly member: Session;
  /** The session, if there is one (always undefined on `public` rows). */
  session: Session | undefined;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A payload that the database already wrote as JSON: goes out as it is, unparsed. */
export class JsonText {
  #wire: Buffer | undefined;

  constructor(readonly text: string) {}

  /** The whole response as bytes, serialised once for all requests. */
  get wire(): Buffer {
    this.#wire ??= Buffer.from(envelope(this.text));
    return this.#wire;
  }
}

/** A payload's JSON in the answer that every call gives. */
export const envelope = (payloadText: string): string =>
  `{"code":"0000","message":"","payload":${payloadText}}`;

export const jsonText = (text: string): JsonText => new JsonText(text);

export interface RouteOptions {
  /** Another limit of calls than `standard`. */
  limit?: RateLimitName;
  /** The largest body it reads, where that is less than everywhere. */
  maxBytes?: number;
  /** Public reads only: the cached response of this exact URL, looked up before the request is parsed. */
  getCached?: (url: string) => JsonText | undefined;
}

/** One row of the contract with what answers it. */
export interface RouteBinding {
  call: Call;
  schema: CallSchema;
  handle: (context: RouteContext) => Promise<unknown>;
  options: RouteOptions;
}

/**
 * Binds a contract row to its handler. The handler returns the payload; the envelope, checking,
 * session, idempotency and errors are the platform's.
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
