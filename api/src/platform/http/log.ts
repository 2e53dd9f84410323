import { type ErrorLine, logOutput, releaseIdOf, reportErrors } from '@shop/shared/node';
import type { SentResponse } from '@shop/shared/node/metrics';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../../config';

/** Keeps personal data and secrets out of the log: bodies and query strings are not written. */
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

/** @param onError receives each line at `error`; must not log */
export const loggerOptions = (config: Config, onError: (line: ErrorLine) => void) =>
  config.logLevel === 'silent'
    ? false
    : {
        level: config.logLevel,
        redact: { paths: redacted, censor: '[redacted]' },
        stream: reportErrors(logOutput, onError),
      };

/** Each line of a request names the builds that it was made for. */
export const childLoggerFactory: FastifyServerOptions['childLoggerFactory'] = (
  logger,
  bindings,
  options,
  { headers },
) => {
  const release = releaseIdOf(headers);
  return logger.child(release ? { ...bindings, release } : bindings, options);
};

/** The secrets of links in a path. */
const LINK_TOKEN = /\/token\/[^/?]+/g;

const pathOf = (url: string): string | undefined =>
  url.split('?')[0]?.replace(LINK_TOKEN, '/token/[redacted]');

/** Reports each response with the pattern of its route, because paths may contain personal names and numbers. */
export function observeResponses(app: FastifyInstance, onSent: (sent: SentResponse) => void): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
    onSent({ method, route: routeOptions.url, status: statusCode, ms: elapsedTime }),
  );
}

/** One line per response: path (without its query, which may hold names), status and duration. */
export function logResponses(app: FastifyInstance, level: Config['logLevel']): void {
  if (level !== 'info' && level !== 'debug') return;
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'response sent',
    );
  });
}
