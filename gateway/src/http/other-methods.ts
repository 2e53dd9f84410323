import type { FastifyInstance } from 'fastify';
import { plainPage, sendPlainPage } from './plain-page';

const page = plainPage({
  title: '열 수 없는 요청이에요',
  texts: ['주소를 눌러 다시 열어 주세요.'],
  button: { href: '/', label: '홈으로 가기' },
});

/** Methods of routes beside those that every address answers. */
const writing = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Calls are answered in the envelope of the api. */
const isCall = (path: string): boolean => /^\/api(\/|$)/.test(path);

/**
 * Refuses a method that an address does not have, with 405 and those that it has. Every address can be read, and
 * what is not found by a GET is a page, so whatever matches no route has the wrong method. Before the body is read:
 * a body of an unknown type would be refused first.
 */
export function refuseOtherMethods(server: FastifyInstance): void {
  const methodsOf = (url: string): string =>
    ['GET', 'HEAD', ...writing.filter((method) => server.hasRoute({ method, url }))].join(', ');
  server.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!request.is404 || isCall(path)) return undefined;
    const url = path.length > 1 ? path.replace(/\/$/, '') : path;
    return sendPlainPage(reply.header('allow', methodsOf(url)), 405, page);
  });
}
