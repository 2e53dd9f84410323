import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Body } from './body';
import { TooManyPages } from './page-limit';
import { plainPage, sendPlainPage } from './plain-page';
import { RenderRefusal } from './render-refusal';

/** Retry-After of a page that was not rendered, seconds. */
const RETRY_AFTER_S = 5;

const again = '<p>잠시 후 다시 열어 주세요.</p><p><a href="">다시 열기</a></p>';
const pages = {
  many: plainPage('요청이 너무 많아요', again),
  busy: plainPage('지금 접속하는 분이 많아요', again),
  lost: plainPage('화면을 만들지 못했어요', again),
};

/** The bytes of a body; a message from a thread carries them as a plain array of bytes. */
export const bytesOf = (body: Uint8Array): Buffer =>
  Buffer.from(body.buffer, body.byteOffset, body.byteLength);

/** What a cache keeps of a body besides its bytes, about: the request with which it is loaded again. */
const ENTRY_BYTES = 8_192;

/** What a rendered body takes in a cache. */
export const keptBytesOf = ({ raw, brotli }: Body): number =>
  raw.length + brotli.length + ENTRY_BYTES;

/** Sends a page with the reason of a refusal. Other errors are passed to the server's handler. */
export function sendRefusal(
  error: FastifyError | TooManyPages | RenderRefusal,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof TooManyPages)
    return sendPlainPage(reply, 429, pages.many, error.retryAfterS);
  const reason = error instanceof RenderRefusal ? error.reason : 'lost';
  if (reason === 'lost') reply.log.error({ err: error }, 'A page was not rendered');
  return sendPlainPage(reply, 503, pages[reason], RETRY_AFTER_S);
}
