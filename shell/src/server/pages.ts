import { systemNowMs, visitorSession } from '@shop/shared/app';
import { paths, type SystemNotice } from '@shop/shared/contracts';
import { deviceKey, deviceOf } from '@shop/shared/domain';
import { clientAddress, createResponseCache, type Loaded } from '@shop/shared/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestSession } from './api-client';
import { canaryVisitorCookie, canaryVisitorOf, newCanaryVisitor } from './canary-visitor';
import type { GatewayConfig } from './config';
import { type LiveReleases, type ReleaseChoice, refsOf } from './live-releases';
import { openSession, refreshSession } from './open-session';
import { createPageLimit } from './page-limit';
import { createPayloads, payloadPathOf } from './payload';
import { withBadge } from './preview/preview-badge';
import type { Previews } from './preview/previews';
import { openPreviewLink } from './preview/serve-previews';
import { readInOwnTurn } from './read-in-own-turn';
import type { PageRedirect, RenderedPage } from './render-job';
import type { Renderer } from './renderer';
import { integrityPolicy, securityHeaders } from './security';
import { bytesOf, keptBytesOf, sendRefusal } from './send-rendered';
import { createSingleFlight } from './single-flight';
import type { ReleaseStats } from './stats/release-stats';
import type { ShopStatus, SystemStatus } from './system-status';

const MAX_CACHE_BYTES = 64 * 1024 * 1024;
const CHECK_PATH = '/common/system-check';
/** Retry-After of a page in maintenance, seconds. */
const RETRY_AFTER_S = 30;

type PageResponse = RenderedPage | PageRedirect;

const sizeOf = (response: PageResponse): number =>
  response.kind === 'page' ? keptBytesOf(response) : 0;

const userAgentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';

/** Concatenated, because a path like `//another.host` must stay a path of the shop. */
const urlOf = (address: string, publicUrl: string): URL =>
  new URL(address.startsWith('/') ? `${publicUrl}${address}` : publicUrl);

/** During maintenance of the whole shop every page shows the maintenance screen. */
const pathToRender = (request: FastifyRequest, notice: SystemNotice | undefined): string =>
  notice?.scope === 'ALL' && request.url.split('?', 1)[0] !== CHECK_PATH
    ? `${CHECK_PATH}?${new URLSearchParams({ returnTo: request.url })}`
    : request.url;

interface PageContext {
  config: GatewayConfig;
  renderer: Renderer;
  releases: LiveReleases;
  previews: Previews;
  systemStatus: SystemStatus;
  stats: ReleaseStats;
}

interface PageVisit {
  request: FastifyRequest;
  visitor: RequestSession;
  /** The page to render; differs from the requested one during maintenance. */
  path: string;
  url: URL;
  status: ShopStatus;
  /** The builds for this visitor. */
  choice: ReleaseChoice;
}

function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: PageResponse,
  { isPublic, headers }: { isPublic: boolean; headers: Record<string, string> },
): FastifyReply {
  if (response.kind === 'redirect') return reply.redirect(response.location, response.status);
  const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  if (isCompressed) reply.header('content-encoding', 'br');
  if (response.status === 503) reply.header('retry-after', RETRY_AFTER_S);
  return (
    reply
      .code(response.status)
      .headers(headers)
      .header('content-security-policy', response.policy)
      .header('content-type', 'text/html; charset=utf-8')
      .header('vary', 'accept-encoding, cookie, user-agent')
      // Not `no-store`, which would disable the browser's back/forward cache.
      .header(
        'cache-control',
        isPublic ? 'public, max-age=0, must-revalidate' : 'private, no-cache',
      )
      .send(bytesOf(isCompressed ? response.brotli : response.raw))
  );
}

const isLoginRedirect = (response: PageResponse): boolean =>
  response.kind === 'redirect' && response.location.startsWith(paths.login());

/** Every path that is neither an asset nor a call is a page. */
export function servePages(
  server: FastifyInstance,
  { config, renderer, releases, previews, systemStatus, stats }: PageContext,
): void {
  const cache = createResponseCache<PageResponse>({ maxSize: MAX_CACHE_BYTES, sizeOf });
  const headers = { ...securityHeaders, ...integrityPolicy(config.tagManagerId !== undefined) };
  const limitRendering = createPageLimit(config);
  const sendPayload = createPayloads({ config, renderer, releases, limitRendering });
  // Tabs opened at the same time send the same cookies: one login or refresh serves them all.
  const once = createSingleFlight<RequestSession>();

  /** While a canary runs, a visitor without an id gets one, which keeps them on the same builds. */
  const chooseReleased = (cookie: string): { choice: ReleaseChoice; setCookie?: string } => {
    const known = canaryVisitorOf(cookie);
    if (known || !releases.hasCanary()) return { choice: releases.choose(known) };
    const id = newCanaryVisitor();
    const isSecure = config.publicUrl.startsWith('https:');
    return { choice: releases.choose(id), setCookie: canaryVisitorCookie(id, isSecure) };
  };

  const chooseFor = async (
    cookie: string,
  ): Promise<{ choice: ReleaseChoice; setCookie?: string }> => {
    const { choice, setCookie } = await previews.find(cookie);
    if (choice) return { choice };
    return setCookie ? { ...chooseReleased(cookie), setCookie } : chooseReleased(cookie);
  };

  const render = (
    { request, visitor, path, url, choice, status: { notice, isTrial } }: PageVisit,
    quality: number,
  ): Promise<Loaded<PageResponse>> => {
    limitRendering(request, visitor.session.isLoggedIn);
    return renderer.render(clientAddress(request.ip), {
      kind: 'page',
      releases: refsOf(choice),
      url: url.href,
      visitor,
      userAgent: userAgentOf(request),
      nowMs: systemNowMs(),
      traceparent: request.id,
      notice,
      isTrial,
      shownPath: path === request.url ? undefined : path,
      quality,
    });
  };

  const countDocument = (response: PageResponse, { url, choice }: PageVisit): void => {
    const app = choice.pathTable.ownerOf(url.pathname) ?? 'shell';
    const build = choice.apps[app];
    if (response.kind === 'page' && build && !choice.preview) stats.countDocument(app, build);
  };

  const getPublicResponse = async (pageVisit: PageVisit): Promise<PageResponse> => {
    // A page may differ by device type, so each type has its own entry.
    const device = deviceKey(deviceOf(userAgentOf(pageVisit.request)));
    const { notice, isTrial } = pageVisit.status;
    const { choice } = pageVisit;
    if (choice.preview) return (await render(pageVisit, 4)).value;
    const url = choice.normalizeUrl(pageVisit.url);
    const key = `${choice.buildId} ${device} ${notice?.scope ?? ''} ${isTrial} ${url.pathname}${url.search}`;
    const response = await readInOwnTurn(cache, key, () => render({ ...pageVisit, url }, 9));
    if (response.kind === 'page' || url.href === pageVisit.url.href) return response;
    // A redirect keeps the whole query, for example campaign parameters.
    return (await render(pageVisit, 9)).value;
  };

  const getResponse = async (pageVisit: PageVisit): Promise<PageResponse> =>
    pageVisit.visitor.session.isLoggedIn
      ? (await render(pageVisit, 5)).value
      : getPublicResponse({
          ...pageVisit,
          visitor: { session: visitorSession, cookie: '', setCookies: [] },
        });

  const onRequest = openPreviewLink(previews);
  server.get('/*', { errorHandler: sendRefusal, onRequest }, async (request, reply) => {
    const dataOf = payloadPathOf(request.url);
    if (dataOf) return sendPayload(request, reply, dataOf);
    const status = await systemStatus();
    const cookie = request.headers.cookie ?? '';
    const sessionRequest = {
      cookie,
      userAgent: userAgentOf(request),
      ip: request.ip,
      nowMs: systemNowMs(),
      traceparent: request.id,
    };
    let visitor = await once(`open ${cookie}`, () => openSession(config, sessionRequest));
    // Set before the rendering, which may be refused: the exchanged tokens must not be lost with it.
    const keepCookies = () => {
      if (visitor.setCookies.length > 0) reply.header('set-cookie', visitor.setCookies);
    };
    keepCookies();
    const { choice, setCookie } = await chooseFor(cookie);
    if (setCookie) reply.header('set-cookie', setCookie);
    const path = pathToRender(request, status.notice);
    const pageVisit = { request, path, url: urlOf(path, config.publicUrl), status, choice };
    let response = await getResponse({ ...pageVisit, visitor });
    if (visitor.session.isLoggedIn && isLoginRedirect(response)) {
      // The token was revoked before it expired: refresh it, or continue as a visitor.
      const stale = { ...sessionRequest, cookie: visitor.cookie };
      visitor = await once(`refresh ${stale.cookie}`, () => refreshSession(config, stale));
      keepCookies();
      response = await getResponse({ ...pageVisit, visitor });
    }
    countDocument(response, { ...pageVisit, visitor });
    const { preview } = choice;
    const isPublic =
      !visitor.session.isLoggedIn && visitor.setCookies.length === 0 && !setCookie && !preview;
    const shown = preview && response.kind === 'page' ? withBadge(response, preview) : response;
    return sendResponse(request, reply, shown, { isPublic, headers });
  });
}
