import { site } from '@shop/shared/contracts';
import type { FastifyReply } from 'fastify';

/**
 * A page of the gateway itself, for when none is rendered: no script, no style, no file of a build.
 * @param text HTML
 */
export const plainPage = (title: string, text: string): string =>
  `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${site.name}</title><h1>${title}</h1>${text}</html>`;

/** Sends such a page; `retryAfterS` is the Retry-After header, seconds. */
export const sendPlainPage = (
  reply: FastifyReply,
  status: 403 | 404 | 410 | 429 | 503,
  html: string,
  retryAfterS?: number,
): FastifyReply =>
  reply
    .code(status)
    .headers(retryAfterS === undefined ? {} : { 'retry-after': retryAfterS })
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(html);
