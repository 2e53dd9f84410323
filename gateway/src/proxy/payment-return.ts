import type { FastifyInstance } from 'fastify';

const PATH = '/payment/auth';
const MAX_BYTES = 8_192;
const FIELDS = ['paymentNo', 'nonce', 'result', 'signature', 'paymentKey'] as const;

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
    scope.post(PATH, (request, reply) => {
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
