import { paths } from '@shop/shared/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainPage, sendPlainPage } from '../http/plain-page';

const PATH = '/payment/auth';
const MAX_BYTES = 8_192;
const FIELDS = ['paymentNo', 'nonce', 'result', 'signature', 'paymentKey'] as const;

const unreadable = plainPage({
  title: '결제 결과를 읽을 수 없어요',
  texts: ['두 번 결제되지 않아요. 주문 내역에서 결제됐는지 확인해 주세요.'],
  button: { href: paths.orderList(), label: '주문 내역 보기' },
});

const refusals = [413, 415] as const;

/** A body that is too large or no form. */
const sendUnreadable = (
  { statusCode }: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply =>
  sendPlainPage(reply, refusals.find((status) => status === statusCode) ?? 400, unreadable);

/**
 * Card companies send the shopper back with a form of another site. Browsers leave `SameSite=Lax` cookies out
 * of such a request, so nothing is decided here: the fields move into the address, and the GET that follows
 * carries the session.
 */
export function servePaymentReturn(server: FastifyInstance): void {
  server.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, next) => next(null, new URLSearchParams(String(body))),
    );
    scope.post(PATH, { errorHandler: sendUnreadable }, (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const query = new URLSearchParams(
        FIELDS.flatMap((name) => {
          const value = form.get(name);
          return value === null ? [] : [[name, value]];
        }),
      );
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(`${PATH}?${query}`, 303);
    });
    done();
  });
}
