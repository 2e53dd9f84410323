import type { Call, CallInput, CallReply, Envelope } from '@shop/shared/contracts';
import { ApiError } from './api-error';
import { createHttpClient, type HttpClientConfig, type RawResponse } from './http-client';
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

export interface CallerConfig extends HttpClientConfig {
  /** Runs before each call; the browser waits here for a session refresh. */
  beforeCall?: (call: Call) => Promise<void>;
  /**
   * Status 901: the session was revoked and the response has cleared its cookies (spec section 8).
   */
  onSessionEnded?: () => void;
}

const isMutation = (call: Call): boolean => call.method !== 'GET';

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const SESSION_ENDED = 901;

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

export function createCaller(config: CallerConfig): Caller {
  const send = createHttpClient(config);

  return async <C extends Call>(call: C, input: CallInput<C>, options: CallOptions = {}) => {
    const { params, query, body } = input as LooseInput;
    await config.beforeCall?.(call);
    const needsIdempotencyKey = isMutation(call) && call.idempotent !== false;
    const httpResponse = await send({
      method: call.method,
      path: `${fillPath(call.path, params)}${toSearch(query)}`,
      json: body,
      signal: options.signal,
      headers: needsIdempotencyKey
        ? { 'idempotency-key': options.idempotencyKey ?? crypto.randomUUID() }
        : undefined,
    });
    try {
      return unwrapPayload(httpResponse) as CallReply<C>;
    } catch (error) {
      if (error instanceof ApiError && error.status === SESSION_ENDED) config.onSessionEnded?.();
      throw error;
    }
  };
}
