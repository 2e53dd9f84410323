import { hashOf } from '@shop/releases/builds';
import { site } from '@shop/shared/contracts';
import type { FastifyReply } from 'fastify';
import { logo } from './favicon';

/**
 * Colours of `tokens.global.css`, because no file of a build is certain here. Constant, so that the content policy
 * can name its hash.
 */
const style =
  ":root{color-scheme:light dark}body{box-sizing:border-box;display:flex;flex-direction:column;align-items:center;justify-content:center;min-height:100vh;margin:0;padding:24px 20px;background:#fff;color:#14161a;font:400 .9375rem/1.4375rem -apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Noto Sans KR','Noto Sans CJK KR','Malgun Gothic',system-ui,sans-serif;text-align:center;word-break:keep-all}svg{width:48px;height:48px}h1{margin:24px 0 8px;font-size:1.375rem;line-height:1.875rem;letter-spacing:-.02em}p{max-width:34em;margin:0 0 8px;color:#3a3f47}.go{display:inline-flex;align-items:center;justify-content:center;min-width:160px;min-height:48px;margin-top:16px;border-radius:8px;background:#14161a;color:#fff;font-weight:700;text-decoration:none}a:focus-visible{outline:2px solid #4339e6;outline-offset:2px}small{margin-top:32px;color:#5a616c}small a{color:inherit}@media(prefers-color-scheme:dark){body{background:#101114;color:#f4f5f7}p{color:#c7cbd2}.go{background:#f4f5f7;color:#14161a}a:focus-visible{outline-color:#8c86ff}small{color:#a7aeb9}}";

export const plainPagePolicy = `default-src 'none'; img-src 'self'; style-src '${hashOf(Buffer.from(style))}'; frame-ancestors 'none'`;

export interface PlainPage {
  title: string;
  /** Sentences, a paragraph each. */
  texts: readonly string[];
  /** Where the button leads; an empty `href` is the same address again. */
  button: { href: string; label: string };
  /** The browser opens the address again by itself after this time, s. */
  reloadAfterS?: number;
}

/** A page of the gateway itself, for when none is rendered: no script, no file of a build. */
export function plainPage({ title, texts, button, reloadAfterS }: PlainPage): string {
  const phone = site.customerServicePhone;
  const reload = reloadAfterS ? `<meta http-equiv="refresh" content="${reloadAfterS}">` : '';
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${reload}<title>${title} | ${site.name}</title><style>${style}</style></head><body>${logo}<main><h1>${title}</h1>${texts.map((text) => `<p>${text}</p>`).join('')}<a class="go" href="${button.href}">${button.label}</a></main><small>${site.name} 고객센터 <a href="tel:${phone}">${phone}</a></small></body></html>`;
}

/** Sends such a page; `retryAfterS` is the Retry-After header, seconds. */
export const sendPlainPage = (
  reply: FastifyReply,
  status: 400 | 403 | 404 | 405 | 410 | 413 | 414 | 415 | 429 | 431 | 503,
  html: string,
  retryAfterS?: number,
): FastifyReply =>
  reply
    .code(status)
    .headers(retryAfterS === undefined ? {} : { 'retry-after': retryAfterS })
    .header('cache-control', 'no-store')
    .header('content-security-policy', plainPagePolicy)
    .type('text/html; charset=utf-8')
    .send(html);
