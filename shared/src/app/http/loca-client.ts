import type { LocaEnvelope } from '@shop/shared/contracts';
import { ApiError } from './api-error';
import { createSender, type Message, type SenderConfig, type Sent } from './send';
import { SERVER_ERROR } from './server-error';

export interface LocaClient {
  get<T>(path: string, signal?: AbortSignal): Promise<T & LocaEnvelope>;
  post<T>(path: string, json: unknown, signal?: AbortSignal): Promise<T & LocaEnvelope>;
  /** Pictures and files: the content type is left to the browser. */
  postForm<T>(path: string, form: FormData, signal?: AbortSignal): Promise<T & LocaEnvelope>;
}

function answerOf<T>({ status, body }: Sent): T & LocaEnvelope {
  const answer = body as Partial<LocaEnvelope> | null | undefined;
  const code = answer?.Status?.code;
  if (typeof code === 'number' && code >= 0 && status < 300) return answer as T & LocaEnvelope;
  throw new ApiError(
    status,
    answer?.Status?.msgCode || String(code ?? 'INVALID_ANSWER'),
    answer?.Status?.message || SERVER_ERROR,
    answer ?? undefined,
  );
}

/** Calls of the parent service: a Status below 0 is an `ApiError` with its message (spec section 8). */
export function createLocaClient(config: SenderConfig): LocaClient {
  const send = createSender(config);
  const ask = async <T>(message: Message) => answerOf<T>(await send(message));
  return {
    get: (path, signal) => ask({ method: 'GET', path, signal }),
    post: (path, json, signal) => ask({ method: 'POST', path, json, signal }),
    postForm: (path, form, signal) => ask({ method: 'POST', path, form, signal }),
  };
}
