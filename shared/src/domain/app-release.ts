import { isAppUserAgent, platformOf } from './user-agent';

/** The release of the visitor's app; `0.0.0` means no app. */
export type AppRelease = '0.0.0' | '2.0.0' | '3.0.0';

/** From these app versions on, release 3 (spec section 9). */
const RELEASE_3_FROM = { android: '6.0.0', ios: '7.0.0' } as const;

const numbersOf = (version: string): number[] => version.split('.').map(Number);

/** Negative, zero or positive, as for sorting; a missing part counts as 0. */
export function compareVersions(left: string, right: string): number {
  const [a, b] = [numbersOf(left), numbersOf(right)];
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The app's version: the `ver` key of the pipe-separated part of the user agent,
 * `LP_APP|os=aos|ver=6.1.0|…` (`:` instead of `=` is accepted). Undefined outside the app, and when
 * the key is missing or is not numbers separated by dots.
 */
export function appVersionOf(userAgent: string): string | undefined {
  if (!isAppUserAgent(userAgent)) return undefined;
  for (const segment of userAgent.split('|')) {
    const version = /^\s*ver\s*[=:]\s*(\d{1,6}(?:\.\d{1,6}){0,3})\s*$/i.exec(segment)?.[1];
    if (version) return version;
  }
  return undefined;
}

/** Spec section 9. An app without a version counts as an older one. */
export function appReleaseOf(userAgent: string): AppRelease {
  if (!isAppUserAgent(userAgent)) return '0.0.0';
  const platform = platformOf(userAgent);
  const version = appVersionOf(userAgent);
  if (!version || platform === 'other') return '2.0.0';
  return compareVersions(version, RELEASE_3_FROM[platform]) >= 0 ? '3.0.0' : '2.0.0';
}
