import type { Call, CallInput, CallReply, Envelope } from '@shop/shared/contracts';
import { ApiError } from './api-error';
import {
  createHttpClient,
  type HttpClientConfig,
  type HttpRequest,
  type RawResponse,
  sendAgain,
} from './http-client';
import { fillPath, toSearch } from './request-url';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /**
   * Created when the form is shown, so that a double click sends one logical request (see
   * docs/architecture.md).
   */
  idempotencyKey?: string | undefined;
}

/** Sends one contract call and returns the payload of its envelope. Rejects with `ApiError`. */
export type Caller = <C extends Call>(
  call: C,
  input: CallInput<C>,
  options?: CallOptions,
) => Promise<CallReply<C>>;

/** Session handling of the browser before and after each request. */
export interface SessionHandler {
  /** Waits until an expired session is refreshed. @returns the session before the refresh */
  wait(call: Call): Promise<string>;
  /** Refreshes the session after a member's request was refused. @returns whether the request may be repeated */
  renew(before: string): Promise<boolean>;
  /** Handles code 901: the session was revoked and the response has cleared its cookies (spec section 8). */
  end(): void;
}

export interface CallerConfig extends HttpClientConfig {
  session?: SessionHandler;
}

const isMutation = (call: Call): boolean => call.method !== 'GET';

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * The spec's statuses from 900 on are not HTTP statuses and proxies reject them, so the api sends
 * HTTP 401 with the status as the envelope's code.
 */
const effectiveStatus = (httpStatus: number, code = ''): number =>
  /^9\d\d$/.test(code) ? Number(code) : httpStatus;

function unwrapPayload(httpResponse: RawResponse): unknown {
  const response = httpResponse.body as Partial<Envelope<unknown>> | null | undefined;
  if (httpResponse.status < 300 && response?.code === '0000') return response.payload;
  throw new ApiError(
    effectiveStatus(httpResponse.status, response?.code),
    response?.code ?? 'INVALID_RESPONSE',
    response?.message || '잠시 후 다시 시도해 주세요',
    response?.payload,
  );
}

/** @returns undefined when the response has no envelope */
const codeOf = (response: Response): Promise<string | undefined> =>
  response.json().then(
    (body: Partial<Envelope<unknown>> | null) => body?.code,
    () => undefined,
  );

function hooksOf(session: SessionHandler, call: Call): HttpRequest['hooks'] {
  let before = '';
  return {
    beforeRequest: [
      async () => {
        before = await session.wait(call);
      },
    ],
    afterResponse: [
      async (_request, _options, response, { retryCount }) => {
        if (response.status !== 401) return;
        const code = await codeOf(response);
        if (code === '901') session.end();
        const canRenew = code === 'LOGIN_REQUIRED' && retryCount === 0;
        if (canRenew && (await session.renew(before))) return sendAgain();
      },
    ],
  };
}

export function createCaller({ session, ...config }: CallerConfig): Caller {
  const send = createHttpClient(config);

  return async <C extends Call>(call: C, input: CallInput<C>, options: CallOptions = {}) => {
    const { params, query, body } = input as LooseInput;
    const needsIdempotencyKey = isMutation(call) && call.idempotent !== false;
    const httpResponse = await send({
      method: call.method,
      path: `${fillPath(call.path, params)}${toSearch(query)}`,
      json: body,
      signal: options.signal,
      hooks: session && hooksOf(session, call),
      headers: needsIdempotencyKey
        ? { 'idempotency-key': options.idempotencyKey ?? crypto.randomUUID() }
        : undefined,
    });
    return unwrapPayload(httpResponse) as CallReply<C>;
  };
}
