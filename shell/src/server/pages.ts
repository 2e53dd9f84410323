import { deviceKey, deviceOf } from '@shop/shared/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openSession, type RequestSession } from './api-client';
import { compressPage, createPageCache } from './page-cache';
import { type RenderContext, renderPage } from './render';
import { contentPolicy, securityHeaders } from './security';

const CACHE_MS = 10_000;

interface RenderedPage {
  kind: 'page';
  status: number;
  html: Buffer;
  brotli: Buffer;
  policy: string;
}

interface Redirect {
  kind: 'redirect';
  status: number;
  location: string;
}

type Answer = (RenderedPage | Redirect) & { expiresAtMs: number };

const userAgentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';

/** Joined as text: a path like `//another.host` must stay a path of ours. */
const addressOf = (request: FastifyRequest, publicUrl: string): URL =>
  new URL(request.url.startsWith('/') ? `${publicUrl}${request.url}` : publicUrl);

async function answerFor(
  context: RenderContext,
  request: FastifyRequest,
  visitor: RequestSession,
  quality: number,
): Promise<Answer> {
  const nowMs = Date.now();
  const url = addressOf(request, context.config.publicUrl);
  const result = await renderPage(context, {
    url,
    visitor,
    userAgent: userAgentOf(request),
    nowMs,
  });
  if (result.kind === 'redirect') return { ...result, expiresAtMs: 0 };
  const html = Buffer.from(result.html);
  return {
    kind: 'page',
    status: result.status,
    html,
    brotli: await compressPage(html, quality),
    policy: contentPolicy(result.styleHashes, {
      hasTagManager: context.config.tagManagerId !== undefined,
    }),
    // A page that failed must not stay for others.
    expiresAtMs: result.isWhole ? nowMs + CACHE_MS : 0,
  };
}

function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  isPublic: boolean,
): FastifyReply {
  if (answer.kind === 'redirect') return reply.redirect(answer.location, answer.status);
  const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  if (isCompressed) reply.header('content-encoding', 'br');
  return (
    reply
      .code(answer.status)
      .headers(securityHeaders)
      .header('content-security-policy', answer.policy)
      .header('content-type', 'text/html; charset=utf-8')
      .header('vary', 'accept-encoding, cookie, user-agent')
      // Not `no-store`: the browser's page cache makes Back instant.
      .header(
        'cache-control',
        isPublic ? 'public, max-age=0, must-revalidate' : 'private, no-cache',
      )
      .send(isCompressed ? answer.brotli : answer.html)
  );
}

/** Every address that is no file and no call is a page. */
export function servePages(server: FastifyInstance, context: RenderContext): void {
  const cache = createPageCache<Answer>();

  const publicAnswer = (request: FastifyRequest, visitor: RequestSession): Promise<Answer> => {
    // A page may look different on another kind of device, so each kind has its own answer.
    const key = `${deviceKey(deviceOf(userAgentOf(request)))} ${request.url}`;
    const cached = cache.get(key, Date.now());
    return cached
      ? Promise.resolve(cached)
      : cache.fill(key, () => answerFor(context, request, visitor, 5));
  };

  server.get('/*', async (request, reply) => {
    const visitor = await openSession(context.config, request.headers.cookie ?? '', Date.now());
    if (visitor.setCookies.length) reply.header('set-cookie', visitor.setCookies);
    const isPublic = !visitor.session.isLoggedIn;
    const answer = isPublic
      ? await publicAnswer(request, { ...visitor, cookie: '' })
      : await answerFor(context, request, visitor, 3);
    return sendAnswer(request, reply, answer, isPublic);
  });
}
