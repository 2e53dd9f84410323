import type { SystemNotice } from '@shop/shared/contracts';
import { defaultSettings, type PublicSettings } from '@shop/shared/domain';
import type { RequestSession } from './api-client';
import type { GatewayConfig } from './config';
import type { RemoteBundles } from './loaded-builds';
import type { RedirectLookUp } from './redirects';
import type { Releases } from './releases';

/** Input of rendering one request. */
export interface RenderInput {
  url: URL;
  visitor: RequestSession;
  userAgent: string;
  nowMs: number;
  /** Of the request, for the calls to the api (W3C Trace Context). */
  traceparent: string;
  /** The current maintenance notice. */
  notice?: SystemNotice;
  /** Shows on every page that this is a trial shop. */
  isTrial?: boolean;
  /** The rendered path, which the address bar then shows, if it differs from the requested one. */
  shownPath?: string;
  /** Rendered after a release, before a visitor requests it. */
  isPrepared?: boolean | undefined;
}

/** The settings that pages may read; absent when none is set. */
export const settingsOf = (
  { settings }: GatewayConfig,
  { isTrial }: RenderInput,
): PublicSettings | undefined =>
  isTrial ? { ...(settings ?? defaultSettings), isTrial } : settings;

/** What was rendered when it failed. */
export interface FailedRendering {
  /** The combination of builds. */
  buildId?: string | undefined;
  traceparent?: string | undefined;
  /** No visitor has seen the failure. */
  isPrepared?: boolean | undefined;
}

/** Rendering of one request, with the builds of this visitor. */
export interface RenderContext {
  config: GatewayConfig;
  releases: Releases;
  bundles: RemoteBundles;
  findRedirect: RedirectLookUp;
  /** @param what the app that failed, or the work */
  onFailure: (what: string, error: unknown, of?: FailedRendering) => void;
}
