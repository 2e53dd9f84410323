import { randomUUID } from 'node:crypto';
import { type Call, type CallInput, type CallReply, memberCalls } from '@shop/shared/contracts';
import type { FastifyInstance } from 'fastify';

/** A response as received over HTTP. */
export interface Answer<T> {
  status: number;
  code: string;
  message: string;
  payload: T;
  headers: Record<string, unknown>;
}

type AnyCall = Call<never>;

export interface CallExtras {
  /** A given Idempotency-Key instead of a new one. */
  key?: string;
  headers?: Record<string, string>;
}

/** A client that calls the api by its contract and keeps its cookies like a browser. */
export interface Visitor {
  cookies: Map<string, string>;
  /** Calls and returns any response. */
  ask<C>(
    call: C,
    input?: Partial<CallInput<C>>,
    extras?: CallExtras,
  ): Promise<Answer<CallReply<C>>>;
  /** Calls, expects success and returns the payload. */
  get<C>(call: C, input?: Partial<CallInput<C>>, extras?: CallExtras): Promise<CallReply<C>>;
  signIn(cno?: string): Promise<void>;
}

/** Customer numbers of the sample members. */
export const members = {
  general: '0100200301',
  family: '1100200302',
  corporate: 'J100200303',
  fresh: '0100200304',
};

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const fill = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

const queryOf = (query: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

export function createVisitor(app: FastifyInstance): Visitor {
  const cookies = new Map<string, string>();

  const ask: Visitor['ask'] = async (call, input, extras = {}) => {
    const row = call as AnyCall;
    const { params, query, body } = (input ?? {}) as Parts;
    const response = await app.inject({
      method: row.method,
      url: `/api${fill(row.path, params)}`,
      query: queryOf(query),
      headers: {
        // biome-ignore lint/plugin: inject() refuses a header that is undefined
        ...(row.method === 'GET' ? {} : { 'idempotency-key': extras.key ?? randomUUID() }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...extras.headers,
      },
      payload: row.method === 'GET' ? undefined : (body as object | undefined),
    });
    for (const cookie of response.cookies) {
      if (cookie.value === '') cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    }
    return { status: response.statusCode, ...response.json(), headers: response.headers };
  };

  const get: Visitor['get'] = async (call, input, extras) => {
    const answer = await ask(call, input, extras);
    if (answer.status !== 200) {
      throw new Error(
        `${(call as AnyCall).id}: ${answer.status} ${answer.code} ${answer.message} ${JSON.stringify(answer.payload)}`,
      );
    }
    return answer.payload;
  };

  return {
    cookies,
    ask,
    get,
    signIn: async (cno = members.general) => {
      const { lid } = await get(memberCalls.sampleSignIn, { body: { cno } });
      await get(memberCalls.login, { body: { lid } });
    },
  };
}
