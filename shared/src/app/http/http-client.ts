import ky, { TimeoutError } from 'ky';
import { ApiError } from './api-error';

export interface HttpClientConfig {
  /** For example `/api`, or the api's loopback address on the server. */
  baseUrl: string;
  headers?: Record<string, string>;
  fetch?: typeof fetch;
  /** Spec section 9: the shop waits 60 seconds. */
  timeoutMs?: number;
}

export interface HttpRequest {
  method: string;
  path: string;
  headers?: Record<string, string> | undefined;
  json?: unknown;
  /** Goes out without a content type of ours: the browser writes its own, with the boundary. */
  form?: FormData | undefined;
  signal?: AbortSignal | undefined;
}

/** What came back, whatever its status; `body` is undefined when it was no JSON. */
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
  // `TypeError` is how fetch says that nothing arrived. Whoever aborts knows why: it passes as it is.
  return error instanceof TypeError
    ? new ApiError(0, 'NETWORK', '네트워크 오류가 발생했어요')
    : error;
};

/** What every backend's client stands on (spec sections 7 and 8): Accept JSON, one time-out, no answer is an `ApiError`. */
export function createHttpClient(config: HttpClientConfig): SendRequest {
  const client = ky.create({
    retry: 0,
    timeout: config.timeoutMs ?? 60_000,
    credentials: 'same-origin',
    throwHttpErrors: false,
    ...(config.fetch ? { fetch: config.fetch } : {}),
  });
  return async ({ method, path, headers, json, form, signal }) => {
    try {
      const response = await client(`${config.baseUrl}${path}`, {
        method,
        headers: { accept: 'application/json', ...config.headers, ...headers },
        signal: signal ?? null,
        ...(json === undefined ? {} : { json }),
        ...(form ? { body: form } : {}),
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
