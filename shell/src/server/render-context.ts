import type { SystemNotice } from '@shop/shared/contracts';
import { defaultSettings, type PublicSettings } from '@shop/shared/domain';
import type { RequestSession } from './api-client';
import type { GatewayConfig } from './config';
import type { RedirectLookUp } from './redirects';
import type { Releases } from './releases';
import type { RemoteBundles } from './remote-bundles';

/** Input of rendering one request. */
export interface RenderInput {
  url: URL;
  visitor: RequestSession;
  userAgent: string;
  nowMs: number;
  /** The current maintenance notice. */
  notice?: SystemNotice;
  /** Shows on every page that this is a trial shop. */
  isTrial?: boolean;
  /** The path shown in the address bar, if it differs from the rendered one. */
  shownPath?: string;
}

/** The settings that pages may read; absent when none is set. */
export const settingsOf = (
  { settings }: GatewayConfig,
  { isTrial }: RenderInput,
): PublicSettings | undefined =>
  isTrial ? { ...(settings ?? defaultSettings), isTrial } : settings;

/** Shared by all requests of the thread that renders. */
export interface RenderContext {
  config: GatewayConfig;
  releases: Releases;
  bundles: RemoteBundles;
  findRedirect: RedirectLookUp;
  onFailure: (what: string, error: unknown) => void;
}
