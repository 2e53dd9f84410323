import type { RenderRequest } from '@shop/shared/app/document';
import type { SystemNotice } from '@shop/shared/contracts';
import { RELEASE_HEADER } from '@shop/shared/node';
import { entriesOf, type GatewayFonts } from '../builds/page-builds';
import type { GatewayConfig } from '../http/config';
import { type RequestSession, uncompressed } from '../session/api-client';
import type { LoadedPage } from './loaded-builds';
import type { RedirectLookUp } from './redirects';

/** What was rendered when it failed. */
export interface FailedRendering {
  /** The combination of builds. */
  buildId?: string | undefined;
  traceparent?: string | undefined;
  /** No visitor has seen the failure. */
  isPrepared?: boolean | undefined;
}

/** @param what the app that failed, or the work */
export type OnFailure = (what: string, error: unknown, of?: FailedRendering) => void;

/** What rendering needs besides the request, in each thread that renders. */
export interface RenderContext {
  config: GatewayConfig;
  fonts: GatewayFonts;
  findRedirect: RedirectLookUp;
  onFailure: OnFailure;
}

/** What is rendered, as plain data that a message can carry. */
export interface RenderInput {
  url: string;
  userAgent: string;
  nowMs: number;
  /** Of the request that the work is for. */
  traceparent: string;
  visitor: RequestSession;
  notice?: SystemNotice | undefined;
  isTrial?: boolean;
  /** The rendered path, which the address bar then shows, if it differs from the requested one. */
  shownPath?: string | undefined;
  /** Rendered after a release, before a visitor requests it. */
  isPrepared?: boolean;
}

/** The headers of the calls that a page makes while it is rendered. */
function headersOf(
  { cookie }: RequestSession,
  { traceparent, buildId }: { traceparent: string; buildId: string },
): Record<string, string> {
  const headers: Record<string, string> = {
    ...uncompressed,
    traceparent,
    [RELEASE_HEADER]: buildId,
  };
  if (cookie) headers.cookie = cookie;
  return headers;
}

/** The request that the shell renders, with the builds of this visitor. */
export function renderRequestOf(
  { config, fonts, findRedirect, onFailure }: RenderContext,
  { builds, remote }: LoadedPage,
  input: RenderInput,
): RenderRequest {
  const { visitor, traceparent, isPrepared } = input;
  const { buildId } = builds;
  const url = new URL(input.url);
  return {
    url,
    userAgent: input.userAgent,
    nowMs: input.nowMs,
    session: visitor.session,
    isFirstLogin: visitor.isFirstLogin,
    api: {
      baseUrl: config.apiUrl,
      headers: headersOf(visitor, { traceparent, buildId }),
    },
    // Started early, so that the guards seldom wait for it.
    redirect: findRedirect(url.pathname),
    buildId,
    entries: entriesOf(Object.entries(builds.remotes)),
    paths: builds.paths,
    remotes: { get: remote },
    fonts: fonts && { stylesheet: fonts.stylesheet, core: fonts.core },
    notice: input.notice,
    isTrial: input.isTrial,
    shownPath: input.shownPath,
    hasTestPages: config.hasTestPages,
    tagManagerId: config.tagManagerId,
    settings: config.settings,
    onFailure: (app, error) => onFailure(app, error, { buildId, traceparent, isPrepared }),
  };
}
