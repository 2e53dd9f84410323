import { type PreviewGrant, verifyPreview } from '@shop/releases/preview';
import { systemNowMs } from '@shop/shared/app';
import { messageOf } from '@shop/shared/node';
import type { GatewayConfig } from '../http/config';
import { cookieOf } from '../http/cookies';
import { canaryVisitorOf } from './canary-visitor';
import type { LiveReleases } from './live-releases';
import type { ReleaseChoice } from './release-choice';

const COOKIE = 'releasePreview';

/** Why a link cannot be opened. */
export type PreviewRefusal = 'off' | 'forged' | 'expired' | 'unknown';

interface PreviewVisit {
  /** The builds of a visitor with a preview; absent without one. */
  choice?: ReleaseChoice;
  /** Removes the cookie of a preview that has ended. */
  setCookie?: string;
}

export interface Previews {
  /** The preview of a visitor. One that cannot be shown any more leaves them on the released builds. */
  find(cookie: string): Promise<PreviewVisit>;
  /** @returns the cookie that begins the preview of a link, or why it cannot be shown */
  begin(token: string): Promise<{ setCookie: string } | { refusal: PreviewRefusal }>;
  /** The cookie that ends a preview. */
  endCookie: string;
}

interface PreviewOptions {
  config: GatewayConfig;
  releases: LiveReleases;
  log: { warn(text: string): void };
}

/**
 * Previews: a visitor with a signed link gets one published build of one app, and otherwise what
 * is released. Without a PREVIEW_SECRET, or without a register, there are none.
 */
export function createPreviews({ config, releases, log }: PreviewOptions): Previews {
  const secret = config.releasesDir ? config.previewSecret : undefined;
  const security = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const cookieWith = (value: string, maxAgeS: number): string =>
    `${COOKIE}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${security}`;
  const endCookie = cookieWith('', 0);

  /** undefined: forged. */
  const grantOf = (token: string): PreviewGrant | undefined =>
    secret === undefined ? undefined : verifyPreview(secret, token);

  const isExpired = ({ expiresAtMs }: PreviewGrant): boolean => expiresAtMs <= systemNowMs();

  const choose = async (
    { app, build }: PreviewGrant,
    cookie: string,
  ): Promise<ReleaseChoice | undefined> => {
    try {
      const prepared = await releases.prepareBuild(app, build);
      return prepared && releases.choose(canaryVisitorOf(cookie), prepared);
    } catch (error) {
      log.warn(`No preview of ${app}: ${messageOf(error)}`);
      return undefined;
    }
  };

  return {
    endCookie,

    async find(cookie) {
      const token = cookieOf(cookie, COOKIE);
      if (!token) return {};
      const grant = grantOf(token);
      const choice = grant && !isExpired(grant) ? await choose(grant, cookie) : undefined;
      return choice ? { choice } : { setCookie: endCookie };
    },

    async begin(token) {
      if (secret === undefined) return { refusal: 'off' };
      const grant = grantOf(token);
      if (!grant) return { refusal: 'forged' };
      if (isExpired(grant)) return { refusal: 'expired' };
      const choice = await choose(grant, '');
      if (!choice) {
        // A build that was published in the last moments.
        await releases.refresh();
        if (!(await choose(grant, ''))) return { refusal: 'unknown' };
      }
      const maxAgeS = Math.ceil((grant.expiresAtMs - systemNowMs()) / 1_000);
      return { setCookie: cookieWith(token, maxAgeS) };
    },
  };
}
