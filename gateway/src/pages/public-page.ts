import { systemNowMs, visitorSession } from '@shop/shared/app';
import { deviceKey, deviceOf } from '@shop/shared/domain';
import { createResponseCache, type ResponseCache } from '@shop/shared/node';
import { type ReleaseChoice, refsOf } from '../builds/release-choice';
import { keptBytesOf } from '../http/send-rendered';
import type { ShopStatus } from '../http/system-status';
import type { PageJob, PageRedirect, RenderedPage } from '../render/render-job';
import type { RequestSession } from '../session/api-client';

const MAX_CACHE_BYTES = 64 * 1024 * 1024;
/**
 * The greatest age of a page while its version is the current one, ms. The browser treats its data as
 * fresh, because a response header has the time at which they were last known to be right (`server-clock.ts`).
 */
const KEPT_MS = 600_000;
/** A kept page of this age is rendered again when it is shown, ms: counters of deals move on. */
const RENEW_MS = 60_000;
const HOUR_MS = 3_600_000;

export type PageResponse = RenderedPage | PageRedirect;
export type PageCache = ResponseCache<PageResponse>;

/** What a page is rendered from, besides its visitor. */
export interface PageSource {
  url: URL;
  /** The builds for this visitor. */
  choice: ReleaseChoice;
  userAgent: string;
  status: ShopStatus;
}

/** Everybody who is not signed in gets the same page, so that it may be cached. */
export const publicVisitor: RequestSession = {
  session: visitorSession,
  cookie: '',
  setCookies: [],
};

/** Of Brotli, for a page that is cached: 4 % smaller than quality 9, in 20 instead of 15 ms. */
export const PUBLIC_QUALITY = 10;

export const createPageCache = (): PageCache =>
  createResponseCache<PageResponse>({
    maxSize: MAX_CACHE_BYTES,
    keptMs: KEPT_MS,
    renewMs: RENEW_MS,
    sizeOf: (response) => (response.kind === 'page' ? keptBytesOf(response) : 0),
  });

/**
 * The version of a page made from the catalogue alone. It differs from hour to hour, because days of
 * arrival depend on the date and on the hour at which a seller sends for the last time.
 */
export const versionOf = (catalogueRevision: string | undefined): string | undefined =>
  catalogueRevision && `${catalogueRevision} ${Math.floor(systemNowMs() / HOUR_MS)}`;

/** The key of a public page. A page may differ by device type, so each type has its own entry. */
export function publicPageKey({ url, choice, userAgent, status }: PageSource): string {
  const device = deviceKey(deviceOf(userAgent));
  const { notice, isTrial } = status;
  // Every page shows the whole notice, in its banner.
  const shown = notice ? JSON.stringify(notice) : '';
  return `${choice.buildId} ${device} ${isTrial} ${url.pathname}${url.search} ${shown}`;
}

export const pageJobOf = (
  { url, choice, userAgent, status: { notice, isTrial, catalogueRevision } }: PageSource,
  rest: Pick<PageJob, 'visitor' | 'traceparent' | 'quality'> &
    Partial<Pick<PageJob, 'shownPath' | 'isPrepared' | 'isPreview'>>,
): PageJob => ({
  kind: 'page',
  releases: refsOf(choice),
  url: url.href,
  userAgent,
  nowMs: systemNowMs(),
  notice,
  isTrial,
  version: versionOf(catalogueRevision),
  shownPath: undefined,
  ...rest,
});
