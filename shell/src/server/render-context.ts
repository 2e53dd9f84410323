import type { SystemNotice } from '@shop/shared/contracts';
import { defaultSettings, type PublicSettings } from '@shop/shared/domain';
import type { RequestSession } from './api-client';
import type { GatewayConfig } from './config';
import type { RedirectLookUp } from './redirects';
import type { Releases } from './releases';
import type { RemoteBundles } from './remote-bundles';

/** What one request asks for. */
export interface RenderInput {
  url: URL;
  visitor: RequestSession;
  userAgent: string;
  nowMs: number;
  /** The check that is on. */
  notice?: SystemNotice;
  /** Every page says that this is a trial shop. */
  isTrial?: boolean;
  /** What stands in the address bar instead of what was asked for. */
  shownPath?: string;
}

/** What the page may know of the operator's settings; absent where nothing was set. */
export const settingsOf = (
  { settings }: GatewayConfig,
  { isTrial }: RenderInput,
): PublicSettings | undefined =>
  isTrial ? { ...(settings ?? defaultSettings), isTrial } : settings;

/** What all requests share. */
export interface RenderContext {
  config: GatewayConfig;
  releases: Releases;
  bundles: RemoteBundles;
  findRedirect: RedirectLookUp;
  onFailure: (what: string, error: unknown) => void;
}
