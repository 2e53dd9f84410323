import type { Call, CallInput, CallReply, Envelope } from '@shop/shared/contracts';
import ky, { HTTPError, TimeoutError } from 'ky';
import { ApiError } from './api-error';
import { fillPath, toSearch } from './request-url';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Made when the form is shown, so that a double press is one request (see docs/architecture.md). */
  idempotencyKey?: string | undefined;
}

/** Sends one contract call and gives its payload, out of the envelope. Throws `ApiError`. */
export type Caller = <C extends Call>(
  call: C,
  input: CallInput<C>,
  options?: CallOptions,
) => Promise<CallReply<C>>;

export interface CallerConfig {
  /** For example `/api`, or the api's loopback address on the server. */
  baseUrl: string;
  headers?: Record<string, string>;
  fetch?: typeof fetch;
  /** Runs before each call; the browser waits here while the session is refreshed. */
  beforeCall?: (call: Call) => Promise<void>;
  timeoutMs?: number;
}

const isMutation = (call: Call): boolean => call.method !== 'GET';

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const toApiError = async (error: unknown): Promise<unknown> => {
  if (error instanceof HTTPError) {
    const answer = (await error.response.json().catch(() => null)) as Envelope<unknown> | null;
    return new ApiError(
      error.response.status,
      answer?.code ?? 'INVALID_ANSWER',
      answer?.message || '잠시 후 다시 시도해 주세요',
      answer?.payload,
    );
  }
  if (error instanceof TimeoutError) return new ApiError(0, 'TIMEOUT', '응답이 늦어지고 있어요');
  if (error instanceof Error && error.name === 'AbortError') return error;
  if (error instanceof TypeError) return new ApiError(0, 'NETWORK', '네트워크 오류가 발생했어요');
  return error;
};

export function createCaller(config: CallerConfig): Caller {
  const client = ky.create({
    retry: 0,
    timeout: config.timeoutMs ?? 60_000,
    credentials: 'same-origin',
    ...(config.fetch ? { fetch: config.fetch } : {}),
  });

  return async (call, input, options = {}) => {
    const { params, query, body } = input as LooseInput;
    await config.beforeCall?.(call);
    const headers: Record<string, string> = { accept: 'application/json', ...config.headers };
    if (isMutation(call) && call.idempotent !== false) {
      headers['idempotency-key'] = options.idempotencyKey ?? crypto.randomUUID();
    }
    try {
      const answer = await client(
        `${config.baseUrl}${fillPath(call.path, params)}${toSearch(query)}`,
        {
          method: call.method,
          headers,
          signal: options.signal ?? null,
          ...(body === undefined ? {} : { json: body }),
        },
      ).json<Envelope<CallReply<typeof call>>>();
      return answer.payload;
    } catch (error) {
      throw await toApiError(error);
    }
  };
}
