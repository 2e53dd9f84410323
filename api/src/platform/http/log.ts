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
        serializers: {
          req: (request: { method: string; url: string; ip?: string }) => ({
            method: request.method,
            path: request.url.split('?')[0],
          }),
        },
      };
