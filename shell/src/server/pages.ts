import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openSession, type RequestSession } from './api-client';
import { type CachedPage, compressPage, createPageCache } from './page-cache';
import { type RenderContext, renderPage } from './render';
import { contentPolicy, securityHeaders } from './security';

const CACHE_MS = 10_000;

type Answer =
  | { kind: 'page'; page: CachedPage }
  | { kind: 'redirect'; status: number; location: string };

const isInApp = (request: FastifyRequest): boolean =>
  /LP_APP/.test(request.headers['user-agent'] ?? '');

async function answerFor(
  context: RenderContext,
  request: FastifyRequest,
  visitor: RequestSession,
  quality: number,
): Promise<Answer> {
  const nowMs = Date.now();
  const url = new URL(request.url, context.config.publicUrl);
  const result = await renderPage(context, { url, visitor, isInApp: isInApp(request), nowMs });
  if (result.kind === 'redirect') return result;
  const html = Buffer.from(result.html);
  return {
    kind: 'page',
    page: {
      status: result.status,
      html,
      brotli: await compressPage(html, quality),
      policy: contentPolicy(result.styleHashes),
      expiresAtMs: nowMs + CACHE_MS,
    },
  };
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  isPublic: boolean,
): FastifyReply {
  const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  if (isCompressed) reply.header('content-encoding', 'br');
  return (
    reply
      .code(page.status)
      .headers(securityHeaders)
      .header('content-security-policy', page.policy)
      .header('content-type', 'text/html; charset=utf-8')
      .header('vary', 'accept-encoding, cookie')
      // Not `no-store`: the browser's page cache makes Back instant.
      .header(
        'cache-control',
        isPublic ? 'public, max-age=0, must-revalidate' : 'private, no-cache',
      )
      .send(isCompressed ? page.brotli : page.html)
  );
}

/** Every address that is no file and no call is a page. */
export function servePages(server: FastifyInstance, context: RenderContext): void {
  const cache = createPageCache();

  const sendPublic = async (
    request: FastifyRequest,
    reply: FastifyReply,
    visitor: RequestSession,
  ) => {
    const key = `${isInApp(request) ? 'app' : 'web'} ${request.url}`;
    const cached = cache.get(key, Date.now());
    if (cached) return sendPage(request, reply, cached, true);
    let redirected: Extract<Answer, { kind: 'redirect' }> | undefined;
    const page = await cache.fill(key, async () => {
      const answer = await answerFor(context, request, visitor, 5);
      if (answer.kind === 'redirect') {
        redirected = answer;
        return undefined;
      }
      // A page that failed must not stay for others.
      return answer.page.status < 500 ? answer.page : { ...answer.page, expiresAtMs: 0 };
    });
    if (redirected) return reply.redirect(redirected.location, redirected.status);
    return page ? sendPage(request, reply, page, true) : reply.redirect(request.url);
  };

  server.get('/*', async (request, reply) => {
    const cookie = request.headers.cookie ?? '';
    const visitor = await openSession(context.config, cookie, Date.now());
    if (visitor.setCookies.length) reply.header('set-cookie', visitor.setCookies);
    if (!visitor.session.isLoggedIn) return sendPublic(request, reply, { ...visitor, cookie: '' });
    const answer = await answerFor(context, request, visitor, 3);
    if (answer.kind === 'redirect') return reply.redirect(answer.location, answer.status);
    return sendPage(request, reply, answer.page, false);
  });
}
