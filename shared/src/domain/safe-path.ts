import { parseUrl } from './parse-url';

const HOME = '/main';
const MAX_LENGTH = 2048;
const NOWHERE = 'http://shop.invalid';

/** Characters that a browser treats as a slash or drops; after them a path could become a host. */
const ESCAPING = /[\\\p{Cc}\u2028\u2029\ufeff]/u;
/** The same, encoded, so that one more decoding would reveal it. */
const ENCODED_ESCAPING = /%(25)*(2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/i;

/** Sign-in itself, which would loop, and paths that are not pages. */
const NO_RETURN = /^\/(?:auth|api|assets|images|builds|common\/login-auth)(?:\/|$)/i;

function parse(value: unknown): URL | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined;
  if (!value.startsWith('/') || value.startsWith('//') || ESCAPING.test(value)) return undefined;
  const url = parseUrl(value, NOWHERE);
  const isSameOrigin = url?.origin === NOWHERE && !url.pathname.startsWith('//');
  return isSameOrigin && !ENCODED_ESCAPING.test(url.pathname) ? url : undefined;
}

/**
 * Whether an untrusted value is a URL of this shop: path, query and fragment on our origin, in
 * every browser and however often it is decoded.
 */
export const isOwnPath = (value: unknown): value is string => parse(value) !== undefined;

/**
 * The return target: the value when it is a page of this shop, normalized (`/a/../b` is `/b`), else
 * the fallback.
 */
export function safeReturnTo(value: string | null | undefined, fallback = HOME): string {
  const url = parse(value);
  if (!url || NO_RETURN.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

/**
 * The target of a redirect, an app link or a partner link: a path of this shop, or an https URL of
 * a listed host on the default port without a user name. Undefined for anything else.
 */
export function safeTarget(value: unknown, allowedHosts: readonly string[]): string | undefined {
  const ownUrl = parse(value);
  if (ownUrl) return ownUrl.pathname + ownUrl.search + ownUrl.hash;
  if (typeof value !== 'string' || value.length > MAX_LENGTH || ESCAPING.test(value))
    return undefined;
  const url = /^https:\/\/[^/]/i.test(value) ? parseUrl(value) : undefined;
  if (!url) return undefined;
  const isPlain = !url.username && !url.password && !url.port;
  return isPlain && allowedHosts.includes(url.hostname) ? url.href : undefined;
}

/** A marker from the URL (`LCFrom`): a short alphanumeric word, or undefined. */
export const safeToken = (value: string | null | undefined): string | undefined =>
  value && /^[\w-]{1,32}$/.test(value) ? value : undefined;
