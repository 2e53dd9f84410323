import { randomUUID } from 'node:crypto';
import { type Call, type CallInput, type CallReply, memberCalls } from '@shop/shared/contracts';
import type { FastifyInstance } from 'fastify';

/** A response as received over HTTP. */
export interface VisitorResponse<T> {
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
  /** Calls and returns the response, a failure too. */
  request<C>(
    row: C,
    input?: Partial<CallInput<C>>,
    extras?: CallExtras,
  ): Promise<VisitorResponse<CallReply<C>>>;
  /** Calls, expects success and returns the payload. */
  call<C>(row: C, input?: Partial<CallInput<C>>, extras?: CallExtras): Promise<CallReply<C>>;
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

  const request: Visitor['request'] = async (row, input, extras = {}) => {
    const { method, path } = row as AnyCall;
    const { params, query, body } = (input ?? {}) as Parts;
    const response = await app.inject({
      method,
      url: `/api${fill(path, params)}`,
      query: queryOf(query),
      headers: {
        // biome-ignore lint/plugin: inject() refuses a header that is undefined
        ...(method === 'GET' ? {} : { 'idempotency-key': extras.key ?? randomUUID() }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...extras.headers,
      },
      payload: method === 'GET' ? undefined : (body as object | undefined),
    });
    for (const cookie of response.cookies) {
      if (cookie.value === '') cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    }
    return { status: response.statusCode, ...response.json(), headers: response.headers };
  };

  const call: Visitor['call'] = async (row, input, extras) => {
    const { status, code, message, payload } = await request(row, input, extras);
    if (status !== 200) {
      throw new Error(
        `${(row as AnyCall).id}: ${status} ${code} ${message} ${JSON.stringify(payload)}`,
      );
    }
    return payload;
  };

  return {
    cookies,
    request,
    call,
    signIn: async (cno = members.general) => {
      const { lid } = await call(memberCalls.sampleSignIn, { body: { cno } });
      await call(memberCalls.login, { body: { lid, isReplacing: true } });
      // It ends by itself after some minutes.
      cookies.delete('authHolder');
    },
  };
}
