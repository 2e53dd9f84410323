import type { FastifyInstance, FastifyRequest } from 'fastify';
import { plainPage, sendPlainPage } from './plain-page';

/** Limit of Node's parser; higher than `MAX_BYTES`, so that the hook below can read which part is too long. */
export const PARSED_HEADER_BYTES = 65_536;
/** Limit of the request target and all headers together. The api's limit is twice as high, because the gateway adds headers. */
const MAX_BYTES = 16_384;
/** Limit of the Cookie header; the longest cookies above it expire. */
const COOKIE_ROOM_BYTES = 8_192;

const home = { href: '/', label: '홈으로 가기' };
const pages = {
  address: plainPage({
    title: '주소가 너무 길어요',
    texts: ['링크가 잘못 만들어졌어요.'],
    button: home,
  }),
  cookies: plainPage({
    title: '저장된 정보가 너무 커서 일부를 지웠어요',
    texts: ['다시 열면 그대로 쓸 수 있어요.'],
    button: { href: '', label: '다시 열기' },
  }),
  headers: plainPage({
    title: '요청이 너무 커요',
    texts: ['잠시 후 다시 열어 주세요.'],
    button: home,
  }),
};

function bytesOf({ url, raw }: FastifyRequest): number {
  const headers = raw.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
  return url.length + headers;
}

/** Names of the longest cookies, without which the rest has room. */
function longestCookies(cookie: string): string[] {
  const pairs = cookie.split(/;\s*/).sort((a, b) => b.length - a.length);
  let rest = cookie.length;
  const names: string[] = [];
  for (const pair of pairs) {
    if (rest <= COOKIE_ROOM_BYTES) break;
    rest -= pair.length + 2;
    names.push(pair.split('=', 1)[0] ?? '');
  }
  return names;
}

/**
 * Refuses requests whose headers are too long. Oversized cookies would fail on every path, so the longest ones
 * expire, on this host only. A long address costs nobody a cookie: anybody can make a link to it.
 */
export function refuseOversizedRequests(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    if (bytesOf(request) <= MAX_BYTES) return undefined;
    const { cookie = '' } = request.headers;
    if (cookie.length > COOKIE_ROOM_BYTES) {
      const expired = longestCookies(cookie).map((name) => `${name}=; Path=/; Max-Age=0`);
      return sendPlainPage(reply.header('set-cookie', expired), 431, pages.cookies);
    }
    return request.url.length > COOKIE_ROOM_BYTES
      ? sendPlainPage(reply, 414, pages.address)
      : sendPlainPage(reply, 431, pages.headers);
  });
}
