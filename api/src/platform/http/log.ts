import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';

/** Personal data and secrets never reach the log: neither bodies nor query strings are written. */
const redacted = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers.jwt',
  'res.headers["set-cookie"]',
  '*.phone',
  '*.receiverName',
  '*.receiverPhone',
  '*.address',
  '*.accessToken',
  '*.refreshToken',
  '*.jwt',
  '*.lid',
  '*.cardNumber',
  'err.detail',
];

export const loggerOptions = (config: Config) =>
  config.logLevel === 'silent'
    ? false
    : {
        level: config.logLevel,
        redact: { paths: redacted, censor: '[redacted]' },
      };

/** One line an answer: what was asked (without its query: it may hold names), how it went, how long it took. */
export function logAnswers(app: FastifyInstance, level: Config['logLevel']): void {
  if (level !== 'info' && level !== 'debug') return;
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}
