import type { ReleaseStats } from '@shop/releases/statistics';
import { systemNowMs } from '@shop/shared/app';
import { CLOCK_ENTRY } from '@shop/shared/app/document';
import { paths, type SystemNotice } from '@shop/shared/contracts';
import { clientAddress, type Loaded, TRACE_LABEL } from '@shop/shared/node';
import type { RateCounts } from '@shop/shared/node/rate-counts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canaryVisitorCookie, canaryVisitorOf, newCanaryVisitor } from '../builds/canary-visitor';
import type { LiveReleases } from '../builds/live-releases';
import type { Previews } from '../builds/previews';
import type { ReleaseChoice } from '../builds/release-choice';
import type { GatewayConfig } from '../http/config';
import { createPageLimit } from '../http/page-limit';
import { integrityPolicy, openerPolicy, securityHeaders } from '../http/security';
import { bytesOf, sendRefusal } from '../http/send-rendered';
import { createSingleFlight } from '../http/single-flight';
import type { SystemStatus } from '../http/system-status';
import type { RenderedPage } from '../render/render-job';
import type { Renderer } from '../render/renderer';
import type { RequestSession } from '../session/api-client';
import { openSession, refreshSession } from '../session/open-session';
import { createPageLog } from './page-log';
import { createPayloads, payloadPathOf } from './payload';
import { withBadge } from './preview-badge';
import {
  createPageCache,
  type PageResponse,
  type PageSource,
  PUBLIC_QUALITY,
  pageJobOf,
  publicPageKey,
  publicVisitor,
  versionOf,
} from './public-page';
import { readInOwnTurn } from './read-in-own-turn';
import { isSecretLink } from './secret-link';
import { openPreviewLink } from './serve-previews';
import { shownPreview } from './shown-preview';
import { warmUpBuilds } from './warm-up';

const CHECK_PATH = '/common/system-check';
/** Retry-After of a page in maintenance, seconds. */
const RETRY_AFTER_S = 30;

const userAgentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';

const fetchSiteOf = (request: FastifyRequest): string | undefined =>
  request.headers['sec-fetch-site']?.toString();

/** Concatenated, because a path like `//another.host` must stay a path of the shop. */
const urlOf = (address: string, publicUrl: string): URL =>
  new URL(address.startsWith('/') ? `${publicUrl}${address}` : publicUrl);

/** The gateway's clock, which the browser reads because its stored document may be older. */
const clockEntry = (): string => `${CLOCK_ENTRY};dur=${systemNowMs()}`;

/** `Server-Timing` of a document. With traces it has the trace id, so that calls of the document join its trace. */
const timingOf = ({ id }: FastifyRequest, { tracesUrl }: GatewayConfig): string =>
  tracesUrl ? `${clockEntry()}, ${TRACE_LABEL};desc="${id}"` : clockEntry();

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
  rateCounts: RateCounts;
}

interface PageVisit extends PageSource {
  request: FastifyRequest;
  visitor: RequestSession;
  /** The rendered path, when it is not the requested one: during maintenance. */
  shownPath?: string;
}

function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: PageResponse,
  {
    isPublic,
    headers,
    timing,
  }: { isPublic: boolean; headers: Record<string, string>; timing: string },
): FastifyReply {
  // Redirects too: without these a shared cache may store a 301 together with a member's new cookies.
  reply
    .headers(headers)
    .headers(openerPolicy(fetchSiteOf(request)))
    .header('vary', 'accept-encoding, cookie, user-agent')
    // Not `no-store`, which would disable the browser's back/forward cache.
    .header('cache-control', isPublic ? 'public, max-age=0, must-revalidate' : 'private, no-cache');
  if (response.kind === 'redirect') return reply.redirect(response.location, response.status);
  if (response.status === 503) reply.header('retry-after', RETRY_AFTER_S);
  if (response.tag) reply.header('etag', response.tag);
  reply.header('content-security-policy', response.policy).header('server-timing', timing);
  if (isHeld(request.headers['if-none-match'], response.tag)) return reply.code(304).send();
  const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  if (isCompressed) reply.header('content-encoding', 'br');
  return reply
    .code(response.status)
    .header('content-type', 'text/html; charset=utf-8')
    .send(bytesOf(isCompressed ? response.brotli : response.raw));
}

/** Whether the browser has this page already, by its If-None-Match. */
const isHeld = (held: string | undefined, tag: string | undefined): boolean =>
  tag !== undefined && (held ?? '').split(', ').includes(tag);

const isLoginRedirect = (response: PageResponse): boolean =>
  response.kind === 'redirect' && response.location.startsWith(paths.login());

/** Every path that is neither an asset nor a call is a page. */
export function servePages(
  server: FastifyInstance,
  { config, renderer, releases, previews, systemStatus, stats, rateCounts }: PageContext,
): void {
  const cache = createPageCache();
  const headers = { ...securityHeaders, ...integrityPolicy(config.tagManagerId !== undefined) };
  const limitRendering = createPageLimit(config, rateCounts);
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
  ): Promise<{ choice: ReleaseChoice; setCookie?: string; token?: string | undefined }> => {
    const { choice, setCookie, token } = await previews.find(cookie);
    if (choice) return { choice, token };
    return setCookie ? { ...chooseReleased(cookie), setCookie } : chooseReleased(cookie);
  };

  const ownerOf = ({ url, choice }: Pick<PageVisit, 'url' | 'choice'>) => {
    const app = choice.pathTable.ownerOf(url.pathname) ?? 'shell';
    return { app, build: choice.apps[app] };
  };

  const shellOf = ({ choice }: Pick<PageVisit, 'choice'>): string => choice.apps.shell ?? '';

  /** Calls `count` with the owner of a page; previews do not count. */
  const countFor = (
    response: PageResponse,
    pageVisit: Pick<PageVisit, 'url' | 'choice'>,
    count: (app: string, build: string, page: RenderedPage) => void,
  ): void => {
    const { app, build } = ownerOf(pageVisit);
    if (response.kind === 'page' && build && !pageVisit.choice.preview) count(app, build, response);
  };

  const render = async (pageVisit: PageVisit, quality: number): Promise<Loaded<PageResponse>> => {
    const { request, visitor, shownPath } = pageVisit;
    await limitRendering(request, visitor.session.isLoggedIn ? 'member' : 'visitor');
    const { id: traceparent } = request;
    const isPreview = Boolean(pageVisit.choice.preview);
    const job = pageJobOf(pageVisit, { visitor, traceparent, quality, shownPath, isPreview });
    const loaded = await renderer.render(clientAddress(request.ip), job).catch((error) => {
      // Nothing was sent, but a build that fails for everybody must be compared with the others.
      if (!pageVisit.choice.preview)
        stats.countDocument('shell', shellOf(pageVisit), 503, clientAddress(request.ip));
      throw error;
    });
    countFor(loaded.value, pageVisit, (app, build, { renderMs }) =>
      stats.countRender(app, build, renderMs),
    );
    return loaded;
  };

  const getPublicResponse = async (pageVisit: PageVisit): Promise<PageResponse> => {
    const { choice } = pageVisit;
    if (choice.preview) return (await render(pageVisit, 4)).value;
    const url = choice.normalizeUrl(pageVisit.url);
    const page = { ...pageVisit, url };
    const response = await readInOwnTurn(
      cache,
      publicPageKey(page),
      async () => {
        // The key has the notice of `page`; only the revision may be newer, from looking for a kept page.
        const { catalogueRevision } = await systemStatus();
        return render({ ...page, status: { ...page.status, catalogueRevision } }, PUBLIC_QUALITY);
      },
      async () => versionOf(await systemStatus.currentRevision()),
    );
    if (response.kind === 'page' || url.href === pageVisit.url.href) return response;
    // A redirect keeps the whole query, for example campaign parameters.
    return (await render(pageVisit, PUBLIC_QUALITY)).value;
  };

  const getResponse = async (pageVisit: PageVisit): Promise<PageResponse> =>
    pageVisit.visitor.session.isLoggedIn || isSecretLink(pageVisit)
      ? (await render(pageVisit, 5)).value
      : getPublicResponse({ ...pageVisit, visitor: publicVisitor });

  warmUpBuilds(server, { config, cache, renderer, releases, systemStatus });
  const onRequest = openPreviewLink(previews);
  const pageLog = createPageLog();
  const hooks = { errorHandler: sendRefusal, onRequest, onResponse: pageLog.onResponse };
  server.get('/*', hooks, async (request, reply) => {
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
    const { choice, setCookie, token } = await chooseFor(cookie);
    if (setCookie) reply.header('set-cookie', setCookie);
    const path = pathToRender(request, status.notice);
    const { userAgent } = sessionRequest;
    const url = urlOf(path, config.publicUrl);
    const shownPath = path === request.url ? undefined : path;
    const pageVisit = { request, shownPath, url, userAgent, status, choice };
    pageLog.note(request, { release: choice.buildId, ...ownerOf(pageVisit) });
    const isSecret = isSecretLink(pageVisit);
    let response = await getResponse({ ...pageVisit, visitor });
    if (visitor.session.isLoggedIn && isLoginRedirect(response)) {
      // The token was revoked before it expired: refresh it, or continue as a visitor.
      const stale = { ...sessionRequest, cookie: visitor.cookie };
      visitor = await once(`refresh ${stale.cookie}`, () => refreshSession(config, stale));
      keepCookies();
      response = await getResponse({ ...pageVisit, visitor });
    }
    countFor(response, pageVisit, (app, build, { status: code }) => {
      const client = clientAddress(request.ip);
      stats.countDocument(app, build, code, client);
      // Every page runs the shell.
      if (app !== 'shell') stats.countDocument('shell', shellOf(pageVisit), code, client);
    });
    const isPublic =
      !visitor.session.isLoggedIn &&
      visitor.setCookies.length === 0 &&
      !setCookie &&
      !choice.preview &&
      !isSecret;
    const shown =
      token && response.kind === 'page'
        ? withBadge(response, shownPreview({ config, releases }, request, { choice, token }))
        : response;
    return sendResponse(request, reply, shown, {
      isPublic,
      headers: isSecret ? { ...headers, 'referrer-policy': 'no-referrer' } : headers,
      timing: timingOf(request, config),
    });
  });
}
