import ky, { type Hooks, TimeoutError } from 'ky';
import { ApiError } from './api-error';

export interface HttpClientConfig {
  /** For example `/api`, or the api's loopback address on the server. */
  baseUrl: string;
  headers?: Record<string, string>;
  fetch?: typeof fetch;
  /** Default 60 seconds (spec section 9). */
  timeoutMs?: number;
}

/** The return value of a response hook that repeats the request. */
export const sendAgain = () => ky.retry({ delay: 0 });

export interface HttpRequest {
  method: string;
  path: string;
  headers?: Record<string, string> | undefined;
  json?: unknown;
  /** Sent without an explicit content type: the browser sets it with the boundary. */
  form?: FormData | undefined;
  signal?: AbortSignal | undefined;
  /** Hooks of ky. A response hook that returns `sendAgain()` repeats the request. */
  hooks?: Hooks | undefined;
}

/** A response of any status; `body` is undefined when it is not JSON. */
export interface RawResponse {
  status: number;
  body: unknown;
}

export type SendRequest = (message: HttpRequest) => Promise<RawResponse>;

const toApiError = (error: unknown): unknown => {
  if (error instanceof TimeoutError) {
    const cause = new Error('Operation timed out');
    return new ApiError(0, 'TIMEOUT', '응답이 늦어지고 있어요', undefined, cause);
  }
  // fetch throws a `TypeError` when the network fails. An abort is passed on unchanged.
  return error instanceof TypeError
    ? new ApiError(0, 'NETWORK', '인터넷 연결을 확인해 주세요')
    : error;
};

/**
 * HTTP client used for every backend (spec sections 7 and 8): Accept JSON, one timeout, no response
 * is an `ApiError`.
 */
export function createHttpClient(config: HttpClientConfig): SendRequest {
  const client = ky.create({
    // Only a hook can repeat a request, and once. Retries of failed queries are configured in the query client.
    retry: { limit: 1, methods: [] },
    timeout: config.timeoutMs ?? 60_000,
    credentials: 'same-origin',
    throwHttpErrors: false,
    fetch: config.fetch,
  });
  return async ({ method, path, headers, json, form, signal, hooks }) => {
    try {
      const response = await client(`${config.baseUrl}${path}`, {
        method,
        headers: { accept: 'application/json', ...config.headers, ...headers },
        signal: signal ?? null,
        json,
        body: form,
        hooks,
      });
      const text = await response.text();
      return { status: response.status, body: parseJson(text) };
    } catch (error) {
      throw toApiError(error);
    }
  };
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
