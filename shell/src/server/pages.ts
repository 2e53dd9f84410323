import { systemNowMs, visitorSession } from '@shop/shared/app';
import { paths, type SystemNotice } from '@shop/shared/contracts';
import { deviceKey, deviceOf } from '@shop/shared/domain';
import { createResponseCache, type Loaded } from '@shop/shared/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestSession } from './api-client';
import { compressPage } from './compress-page';
import { openSession, refreshSession } from './open-session';
import { createPageLimit } from './page-limit';
import { createPayloads, payloadPathOf } from './payload';
import { renderPage } from './render';
import type { RenderContext } from './render-context';
import { contentPolicy, securityHeaders } from './security';
import { createSingleFlight } from './single-flight';
import type { ShopStatus, SystemStatus } from './system-status';

/** A public page is at most twice this old (see `createResponseCache`). */
const PAGE_TTL_MS = 5_000;
const MAX_CACHE_BYTES = 64 * 1024 * 1024;
const CHECK_PATH = '/common/system-check';
/** Retry-After of a page in maintenance, seconds. */
const RETRY_AFTER_S = 30;

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

type PageResponse = RenderedPage | Redirect;

const sizeOf = (response: PageResponse): number =>
  response.kind === 'page' ? response.html.length + response.brotli.length : 0;

const userAgentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';

/** Concatenated, because a path like `//another.host` must stay a path of the shop. */
const urlOf = (address: string, publicUrl: string): URL =>
  new URL(address.startsWith('/') ? `${publicUrl}${address}` : publicUrl);

/** During maintenance of the whole shop every page shows the maintenance screen. */
const pathToRender = (request: FastifyRequest, notice: SystemNotice | undefined): string =>
  notice?.scope === 'ALL' && request.url.split('?', 1)[0] !== CHECK_PATH
    ? `${CHECK_PATH}?${new URLSearchParams({ returnTo: request.url })}`
    : request.url;

interface PageVisit {
  request: FastifyRequest;
  visitor: RequestSession;
  /** The page to render; differs from the requested one during maintenance. */
  path: string;
  url: URL;
  status: ShopStatus;
}

async function renderResponse(
  context: RenderContext,
  { request, visitor, path, url, status: { notice, isTrial } }: PageVisit,
  quality: number,
): Promise<Loaded<PageResponse>> {
  const nowMs = systemNowMs();
  const result = await renderPage(context, {
    url,
    visitor,
    userAgent: userAgentOf(request),
    nowMs,
    notice,
    isTrial,
    shownPath: path === request.url ? undefined : path,
  });
  if (result.kind === 'redirect') return { value: result, ttlMs: 0 };
  const html = Buffer.from(result.html);
  const response: PageResponse = {
    kind: 'page',
    status: result.status,
    html,
    brotli: await compressPage(html, quality),
    policy: contentPolicy(result.styleHashes, {
      hasTagManager: context.config.tagManagerId !== undefined,
    }),
  };
  // A failed page must not be cached.
  return { value: response, ttlMs: result.isCacheable ? PAGE_TTL_MS : 0 };
}

function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: PageResponse,
  isPublic: boolean,
): FastifyReply {
  if (response.kind === 'redirect') return reply.redirect(response.location, response.status);
  const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  if (isCompressed) reply.header('content-encoding', 'br');
  if (response.status === 503) reply.header('retry-after', RETRY_AFTER_S);
  return (
    reply
      .code(response.status)
      .headers(securityHeaders)
      .header('content-security-policy', response.policy)
      .header('content-type', 'text/html; charset=utf-8')
      .header('vary', 'accept-encoding, cookie, user-agent')
      // Not `no-store`, which would disable the browser's back/forward cache.
      .header(
        'cache-control',
        isPublic ? 'public, max-age=0, must-revalidate' : 'private, no-cache',
      )
      .send(isCompressed ? response.brotli : response.html)
  );
}

const isLoginRedirect = (response: PageResponse): boolean =>
  response.kind === 'redirect' && response.location.startsWith(paths.login());

/** Every path that is neither an asset nor a call is a page. */
export function servePages(
  server: FastifyInstance,
  context: RenderContext,
  systemStatus: SystemStatus,
): void {
  const { config } = context;
  const cache = createResponseCache<PageResponse>({ maxSize: MAX_CACHE_BYTES, sizeOf });
  const sendPayload = createPayloads(context);
  // Tabs opened at the same time send the same cookies: one login or refresh serves them all.
  const once = createSingleFlight<RequestSession>();

  const getPublicResponse = async (pageVisit: PageVisit): Promise<PageResponse> => {
    // A page may differ by device type, so each type has its own entry.
    const device = deviceKey(deviceOf(userAgentOf(pageVisit.request)));
    const { notice, isTrial } = pageVisit.status;
    const url = context.normalizeUrl(pageVisit.url);
    const key = `${device} ${notice?.scope ?? ''} ${isTrial} ${url.pathname}${url.search}`;
    const response = await cache.read(key, () => renderResponse(context, { ...pageVisit, url }, 9));
    if (response.kind === 'page' || url.href === pageVisit.url.href) return response;
    // A redirect keeps the whole query, for example campaign parameters.
    return (await renderResponse(context, pageVisit, 9)).value;
  };

  const getResponse = async (pageVisit: PageVisit): Promise<PageResponse> =>
    pageVisit.visitor.session.isLoggedIn
      ? (await renderResponse(context, pageVisit, 5)).value
      : getPublicResponse({
          ...pageVisit,
          visitor: { session: visitorSession, cookie: '', setCookies: [] },
        });

  server.get('/*', { onRequest: createPageLimit(config) }, async (request, reply) => {
    const dataOf = payloadPathOf(request.url);
    if (dataOf) return sendPayload(request, reply, dataOf);
    const status = await systemStatus();
    const cookie = request.headers.cookie ?? '';
    const sessionRequest = { cookie, userAgent: userAgentOf(request), nowMs: systemNowMs() };
    let visitor = await once(`open ${cookie}`, () => openSession(config, sessionRequest));
    const path = pathToRender(request, status.notice);
    const pageVisit = { request, path, url: urlOf(path, config.publicUrl), status };
    let response = await getResponse({ ...pageVisit, visitor });
    if (visitor.session.isLoggedIn && isLoginRedirect(response)) {
      // The token was revoked before it expired: refresh it, or continue as a visitor.
      const staleCookie = visitor.cookie;
      visitor = await once(`refresh ${staleCookie}`, () => refreshSession(config, staleCookie));
      response = await getResponse({ ...pageVisit, visitor });
    }
    if (visitor.setCookies.length) reply.header('set-cookie', visitor.setCookies);
    const isPublic = !visitor.session.isLoggedIn && visitor.setCookies.length === 0;
    return sendResponse(request, reply, response, isPublic);
  });
}
