import type { LocaEnvelope } from '@shop/shared/contracts';
import { ApiError } from './api-error';
import {
  createHttpClient,
  type HttpClientConfig,
  type HttpRequest,
  type RawResponse,
} from './http-client';
import { SERVER_ERROR } from './server-error';

export interface LocaClient {
  get<T>(path: string, signal?: AbortSignal): Promise<T & LocaEnvelope>;
  post<T>(path: string, json: unknown, signal?: AbortSignal): Promise<T & LocaEnvelope>;
  /** Uploads; the browser sets the content type. */
  postForm<T>(path: string, form: FormData, signal?: AbortSignal): Promise<T & LocaEnvelope>;
}

function unwrapBody<T>({ status, body }: RawResponse): T & LocaEnvelope {
  const response = body as Partial<LocaEnvelope> | null | undefined;
  const code = response?.Status?.code;
  if (typeof code === 'number' && code >= 0 && status < 300) return response as T & LocaEnvelope;
  throw new ApiError(
    status,
    response?.Status?.msgCode || String(code ?? 'INVALID_RESPONSE'),
    response?.Status?.message || SERVER_ERROR,
    response ?? undefined,
  );
}

/**
 * Client of the parent service: a Status below 0 is an `ApiError` with its message (spec section 8).
 * Spec section 7 requires it with its JSON and form variants; no page calls this service yet.
 */
export function createLocaClient(config: HttpClientConfig): LocaClient {
  const send = createHttpClient(config);
  const request = async <T>(message: HttpRequest) => unwrapBody<T>(await send(message));
  return {
    get: (path, signal) => request({ method: 'GET', path, signal }),
    post: (path, json, signal) => request({ method: 'POST', path, json, signal }),
    postForm: (path, form, signal) => request({ method: 'POST', path, form, signal }),
  };
}
