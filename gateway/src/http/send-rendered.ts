import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Body } from './body';
import { TooManyPages } from './page-limit';
import { plainPage, sendPlainPage } from './plain-page';
import { isPaymentPath } from './purchase-path';
import { RenderRefusal } from './render-refusal';

/** Retry-After of a page that was not rendered, seconds. */
const RETRY_AFTER_S = 5;

const button = { href: '', label: '다시 열기' };
const reloadAfterS = RETRY_AFTER_S;
const soon = ['잠시 후 저절로 다시 열려요.'];
const later = ['잠시 후 다시 열어 주세요.'];
const pages = {
  many: plainPage({ title: '요청이 너무 많아요', texts: later, button }),
  busy: plainPage({ title: '지금 접속하는 분이 많아요', texts: soon, button, reloadAfterS }),
  // Not by itself: a page that hangs costs a thread each time.
  lost: plainPage({ title: '페이지를 불러오지 못했어요', texts: later, button }),
  /** Instead of the others where money may have been paid. */
  payment: plainPage({
    title: '결제를 확인하고 있어요',
    texts: ['두 번 결제되지 않아요.', '이 화면을 닫지 않으면 저절로 다시 확인해요.'],
    button: { href: '', label: '다시 확인하기' },
    reloadAfterS,
  }),
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
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isPayment = isPaymentPath(request.url);
  if (error instanceof TooManyPages)
    return sendPlainPage(reply, 429, isPayment ? pages.payment : pages.many, error.retryAfterS);
  const reason = error instanceof RenderRefusal ? error.reason : 'lost';
  if (reason === 'lost') reply.log.error({ err: error }, 'A page was not rendered');
  return sendPlainPage(reply, 503, pages[isPayment ? 'payment' : reason], RETRY_AFTER_S);
}
