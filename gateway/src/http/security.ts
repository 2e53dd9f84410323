import { createHash } from 'node:crypto';
import type { BootFiles } from '@shop/shared/app/document';
import { TAG_MANAGER_ORIGIN } from '@shop/shared/domain';

/** Script URLs pass the only policy, that of the shell's boot scripts; strings of HTML are refused. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default'];

const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const sourcesOfBoot = new WeakMap<BootFiles, { always: string[]; liveReload: string }>();

/** The inline scripts of a document as sources: they are the same in all documents of a shell. */
function inlineSources(boot: BootFiles, hasLiveReload: boolean): string[] {
  const sources = sourcesOfBoot.get(boot) ?? {
    always: [boot.head, boot.starter, boot.speculationRules].map(sourceOf),
    liveReload: sourceOf(boot.liveReload),
  };
  sourcesOfBoot.set(boot, sources);
  return hasLiveReload ? [...sources.always, sources.liveReload] : sources.always;
}

interface PolicyOptions {
  boot: BootFiles;
  hasTagManager?: boolean;
  hasLiveReload?: boolean;
}

/**
 * No `unsafe-*`: inline scripts and the inline style are listed by hash, everything else comes from the same origin.
 * The tag manager's host is allowed only when it is configured; then there are no Trusted Types, because
 * the scripts that it loads write HTML.
 */
export function contentPolicy(
  styleHash: string | undefined,
  { boot, hasTagManager = false, hasLiveReload = false }: PolicyOptions,
): string {
  const tagManagerSource = hasTagManager ? ` ${TAG_MANAGER_ORIGIN}` : '';
  return [
    "default-src 'none'",
    `script-src ${inlineSources(boot, hasLiveReload).join(' ')} 'strict-dynamic'${tagManagerSource}`,
    ['style-src', "'self'", styleHash].filter(Boolean).join(' '),
    `img-src 'self' data: blob:${tagManagerSource}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${tagManagerSource}`,
    "manifest-src 'self'",
    // The service worker of Web Push.
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(hasTagManager ? [] : TRUSTED_TYPES),
  ].join('; ');
}

/**
 * Browsers that know this header refuse a script of the shop that comes without a hash. A tag manager's
 * scripts have none.
 */
export const integrityPolicy = (hasTagManager: boolean): Record<string, string> =>
  hasTagManager ? {} : { 'integrity-policy': 'blocked-destinations=(script)' };

/** Of every response, also of files and of forwarded calls. */
export function responseHeaders(publicUrl: string): Record<string, string> {
  const nosniff = { 'x-content-type-options': 'nosniff' };
  return publicUrl.startsWith('https:')
    ? { ...nosniff, 'strict-transport-security': 'max-age=31536000' }
    : nosniff;
}

/** Of every page. */
export const securityHeaders = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
} as const;

/** `Sec-Fetch-Site` of a navigation that no other site began: the address bar, a bookmark, a link here. */
const OWN_NAVIGATIONS: readonly (string | undefined)[] = ['none', 'same-origin'];

/**
 * Takes a page out of the reach of the site that opened it. Not sent when no other site began the
 * navigation: the browser would load the page in another process, for nothing, and draw it later.
 * @param fetchSite `Sec-Fetch-Site`; a browser that does not send it gets the policy
 */
export const openerPolicy = (fetchSite: string | undefined): Record<string, string> =>
  OWN_NAVIGATIONS.includes(fetchSite) ? {} : { 'cross-origin-opener-policy': 'same-origin' };
