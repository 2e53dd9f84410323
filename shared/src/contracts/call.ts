import type { z } from 'zod';

/**
 * The zod shapes of one call. `reply` is the payload inside the envelope. Browsers never load them, so
 * what only documents a call stands here and not in its row.
 */
export interface CallSchema {
  /** One English sentence for the OpenAPI document: what the call does or returns. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
  /** Business error codes of this call, besides those of the platform. */
  errors?: readonly string[];
  /**
   * The reply has a token, a signed URL or a code worth money. It is sent uncompressed, since the length of
   * a compressed body that also has text of somebody else's choice reveals the secret (BREACH).
   */
  hasSecret?: true;
}

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `optional` reads the session if there is one; `member` responds 401 without it. */
export type CallAuth = 'public' | 'optional' | 'member';

export interface CallRow {
  method: CallMethod;
  /** Path below the api root; `:name` marks a parameter. */
  path: `/${string}`;
  auth: CallAuth;
  /** Mutations carry an Idempotency-Key unless this is false. */
  idempotent?: false;
}

/**
 * One call as the client and the api use it. The type parameter carries its shapes; at run time it
 * is only the row.
 */
export interface Call<S extends CallSchema = CallSchema> extends CallRow {
  /** `<group>.<key>`, for example `goods.detail`: cache key and OpenAPI operation id. */
  id: string;
  readonly __schema?: S;
}

type InputOf<T> = T extends z.ZodType ? z.input<T> : never;
type OutputOf<T> = T extends z.ZodType ? z.output<T> : never;
type Part<S, K extends 'params' | 'query' | 'body'> = K extends keyof S
  ? S[K] extends z.ZodType
    ? Record<K, InputOf<S[K]>>
    : unknown
  : unknown;

/** Input of a call: only the parts that the schema names. */
export type CallInput<C> =
  C extends Call<infer S> ? Part<S, 'params'> & Part<S, 'query'> & Part<S, 'body'> : never;

/** Payload of a call's response, without the envelope. */
export type CallReply<C> = C extends Call<infer S> ? OutputOf<S['reply']> : never;

export type Envelope<T> = { code: string; message: string; payload: T };

export function defineSchemas<const T extends Record<string, CallSchema>>(schemas: T): T {
  return schemas;
}

/**
 * The rows of one group. The keys must match the group's schemas: a row without shapes, or shapes
 * without a row, is a type error.
 */
export function defineCalls<T extends Record<string, CallSchema>>() {
  return (group: string, rows: { [K in keyof T]: CallRow }): { [K in keyof T]: Call<T[K]> } =>
    Object.fromEntries(
      Object.entries<CallRow>(rows).map(([key, row]) => [key, { ...row, id: `${group}.${key}` }]),
    ) as { [K in keyof T]: Call<T[K]> };
}
