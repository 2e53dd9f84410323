import {
  type PreviewedBuild,
  type PreviewGrant,
  signPreview,
  verifyPreview,
} from '@shop/releases/preview';
import { systemNowMs } from '@shop/shared/app';
import { messageOf } from '@shop/shared/node';
import type { GatewayConfig } from '../http/config';
import { cookieOf } from '../http/cookies';
import { canaryVisitorOf } from './canary-visitor';
import type { LiveReleases } from './live-releases';
import type { Combination, ReleaseChoice } from './release-choice';

const COOKIE = 'releasePreview';

/** Why a link cannot be opened. */
export type PreviewRefusal = 'off' | 'forged' | 'expired' | 'unknown';

interface PreviewVisit {
  /** The builds of a visitor with a preview; absent without one. */
  choice?: ReleaseChoice;
  /** The token in the link to these builds; present with `choice`. */
  token?: string;
  /** Removes the cookie of a preview that has ended. */
  setCookie?: string;
}

type Begun = { setCookie: string } | { refusal: PreviewRefusal };

export interface Previews {
  /** The preview of a visitor. One that cannot be shown any more leaves them on the released builds. */
  find(cookie: string): Promise<PreviewVisit>;
  /** @returns the cookie that begins the preview of a link, or why it cannot be shown */
  begin(token: string): Promise<Begun>;
  /**
   * Replaces the builds of a running preview and keeps its end time. Without builds the preview ends.
   * @returns the cookie that shows them, or why they cannot be shown
   */
  change(cookie: string, builds: readonly PreviewedBuild[]): Promise<Begun>;
  /** The cookie that ends a preview. */
  endCookie: string;
}

interface PreviewOptions {
  config: GatewayConfig;
  releases: LiveReleases;
  log: { warn(text: string): void };
}

/** Sorts the shell first, because remotes are loaded with its modules. */
const shellFirst = (builds: readonly PreviewedBuild[]): PreviewedBuild[] =>
  [...builds].sort((a, b) => Number(b.app === 'shell') - Number(a.app === 'shell'));

/**
 * Creates the previews: a visitor with a signed link gets the published build of each app that the link names, and
 * the released builds of all others. Without a PREVIEW_SECRET or a register all links are refused.
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

  const cookieFor = (token: string, { expiresAtMs }: PreviewGrant): string =>
    cookieWith(token, Math.ceil((expiresAtMs - systemNowMs()) / 1_000));

  /** @returns undefined when a build is no longer published. @throws when a build is damaged */
  const prepareAll = async (
    builds: readonly PreviewedBuild[],
  ): Promise<Combination | undefined> => {
    const prepared: Combination = new Map();
    for (const { app, build } of shellFirst(builds)) {
      const one = await releases.prepareBuild(app, build, prepared.get('shell')?.ref);
      if (!one) return undefined;
      prepared.set(app, one);
    }
    return prepared;
  };

  const choose = async (
    builds: readonly PreviewedBuild[],
    cookie: string,
  ): Promise<ReleaseChoice | undefined> => {
    try {
      const prepared = await prepareAll(builds);
      return prepared && releases.choose(canaryVisitorOf(cookie), prepared);
    } catch (error) {
      const names = builds.map(({ app }) => app).join(', ');
      log.warn(`No preview of ${names}: ${messageOf(error)}`);
      return undefined;
    }
  };

  /** Whether all builds can be shown, including builds that were published a moment ago. */
  const canShow = async (builds: readonly PreviewedBuild[]): Promise<boolean> => {
    if (await choose(builds, '')) return true;
    // Twice, because the first call may join a read that began before the publication.
    for (const _ of [1, 2]) {
      await releases.refresh();
      if (await choose(builds, '')) return true;
    }
    return false;
  };

  const begin = async (token: string): Promise<Begun> => {
    if (secret === undefined) return { refusal: 'off' };
    const grant = grantOf(token);
    if (!grant) return { refusal: 'forged' };
    if (isExpired(grant)) return { refusal: 'expired' };
    if (!(await canShow(grant.builds))) return { refusal: 'unknown' };
    return { setCookie: cookieFor(token, grant) };
  };

  return {
    endCookie,
    begin,

    async find(cookie) {
      const token = cookieOf(cookie, COOKIE);
      if (!token) return {};
      const grant = grantOf(token);
      const choice = grant && !isExpired(grant) ? await choose(grant.builds, cookie) : undefined;
      return choice ? { choice, token } : { setCookie: endCookie };
    },

    async change(cookie, builds) {
      const grant = grantOf(cookieOf(cookie, COOKIE) ?? '');
      if (secret === undefined) return { refusal: 'off' };
      if (!grant) return { refusal: 'forged' };
      if (builds.length === 0) return { setCookie: endCookie };
      return begin(signPreview(secret, { builds, expiresAtMs: grant.expiresAtMs }));
    },
  };
}
