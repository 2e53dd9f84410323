import { traceIdOf } from '@shop/shared/node';
import type { FastifyError, FastifyInstance } from 'fastify';
import { databaseFailureOf } from '../db/failure';
import { type AppError, isAppError, storageFull } from '../errors';
import type { Storage } from '../storage';

const body = (code: string, message: string, payload?: unknown) => ({
  code,
  message,
  payload,
});

/** Fastify's own rejections, in our envelope and in Korean. */
const platformMessages: Record<number, string> = {
  400: '요청을 읽을 수 없어요.',
  404: '찾을 수 없어요.',
  413: '보낸 내용이 너무 커요.',
  415: '이 형식은 받을 수 없어요.',
  429: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
  503: '지금은 이용자가 많아요. 잠시 후 다시 시도해 주세요.',
};

/** Every failure is sent in the envelope; unexpected ones are logged and sent without details. */
export function registerErrors(app: FastifyInstance, storage: Storage): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const sendAppError = ({ status, headers, code, message, payload }: AppError) =>
      reply
        .status(status)
        .headers(headers)
        .send(body(code, message, payload));
    if (isAppError(error)) return sendAppError(error);
    const status = error.statusCode ?? 500;
    const message = platformMessages[status];
    if (status < 500 && message) {
      return reply.status(status).send(body(`HTTP_${status}`, message));
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const failure = databaseFailureOf(error, isRead);
    if (failure === 'unstorable') {
      return reply.status(400).send(body('INVALID', '입력한 내용을 확인해 주세요.'));
    }
    // The change is logged once, not each refused write.
    if (storage.noteError(error, isRead) && !isRead) {
      return sendAppError(storageFull());
    }
    request.log.error({ err: error }, 'unexpected failure');
    // A read that needs a temporary file meets a full disk, too.
    if (failure === 'away' || failure === 'unwritable') {
      return reply
        .status(503)
        .header('retry-after', '2')
        .send(body('DATABASE_AWAY', '잠시 연결이 끊겼어요. 곧 다시 시도해 주세요.'));
    }
    return reply.status(500).send(
      body('ERROR', '잠시 후 다시 시도해 주세요. 계속되면 고객센터(1577-7083)로 문의해 주세요.', {
        errorId: traceIdOf(request.id),
      }),
    );
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send(body('NOT_FOUND', '찾을 수 없어요.')),
  );
}
