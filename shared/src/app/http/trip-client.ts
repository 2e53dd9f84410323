import { TRIP_ENDED, type TripEnvelope } from '@shop/shared/contracts';
import { ApiError } from './api-error';
import {
  createHttpClient,
  type HttpClientConfig,
  type HttpRequest,
  type RawResponse,
} from './http-client';
import { SERVER_ERROR } from './server-error';

export interface TripClientConfig extends HttpClientConfig {
  isLoggedIn: () => boolean;
  /** The session has ended at the parent service: log out and reload the base path. */
  onSessionEnded: () => void;
}

export interface TripClient {
  get<T>(path: string, signal?: AbortSignal): Promise<T>;
  post<T>(path: string, json: unknown, signal?: AbortSignal): Promise<T>;
}

const isSessionEnded = ({ msgCode, code }: Partial<TripEnvelope>): boolean =>
  msgCode === TRIP_ENDED.msgCode || code === TRIP_ENDED.code;

/**
 * Client of the trip and bus-ticket service: returns the payload or rejects with `ApiError` (spec
 * section 8). Spec section 7 requires it; no page calls this service yet.
 */
export function createTripClient(config: TripClientConfig): TripClient {
  const send = createHttpClient(config);

  const unwrapPayload = <T>({ status, body }: RawResponse): T => {
    const response = body as Partial<TripEnvelope<T>> | null | undefined;
    if (response?.code === '0000' && !isSessionEnded(response)) return response.payload as T;
    if (response && isSessionEnded(response) && config.isLoggedIn()) config.onSessionEnded();
    throw new ApiError(
      status,
      response?.msgCode || response?.code || 'INVALID_RESPONSE',
      response?.error || SERVER_ERROR,
      response?.payload,
    );
  };
  const request = async <T>(message: HttpRequest) => unwrapPayload<T>(await send(message));

  return {
    get: (path, signal) => request({ method: 'GET', path, signal }),
    post: (path, json, signal) => request({ method: 'POST', path, json, signal }),
  };
}
