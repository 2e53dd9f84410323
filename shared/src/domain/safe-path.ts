const HOME = '/main';
const MAX_LENGTH = 2048;
const NOWHERE = 'http://shop.invalid';

/** What a browser takes for a slash, or drops: behind it a path could turn into a host. */
const ESCAPING = /[\\\p{Cc}\u2028\u2029\ufeff]/u;
/** The same, written so that one more decoding on the way would bring it out. */
const ENCODED_ESCAPING = /%(25)*(2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/i;

/** Sign-in itself (it would go round), and what is no page. */
const NO_RETURN = /^\/(?:auth|api|assets|images|builds|common\/login-auth)(?:\/|$)/i;

function parse(value: unknown): URL | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined;
  if (!value.startsWith('/') || value.startsWith('//') || ESCAPING.test(value)) return undefined;
  if (!URL.canParse(value, NOWHERE)) return undefined;
  const url = new URL(value, NOWHERE);
  const stays = url.origin === NOWHERE && !url.pathname.startsWith('//');
  return stays && !ENCODED_ESCAPING.test(url.pathname) ? url : undefined;
}

/**
 * Whether a value that came from outside is an address of this shop: path, query and fragment on our
 * own origin, whatever browser reads it and however often it is decoded.
 */
export const isOwnPath = (value: unknown): value is string => parse(value) !== undefined;

/**
 * Where somebody may be sent back to: the value itself when it is a page of this shop, in its plain
 * form (`/a/../b` is `/b`), else the fallback.
 */
export function safeReturnTo(value: string | null | undefined, fallback = HOME): string {
  const url = parse(value);
  if (!url || NO_RETURN.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

/**
 * Where a redirect, an app link or a partner link may lead: a path of ours, or an https address of a
 * host on the list, on its usual port and without a user name. Answers nothing for all else.
 */
export function safeTarget(value: unknown, allowedHosts: readonly string[]): string | undefined {
  const own = parse(value);
  if (own) return own.pathname + own.search + own.hash;
  if (typeof value !== 'string' || value.length > MAX_LENGTH || ESCAPING.test(value))
    return undefined;
  if (!/^https:\/\/[^/]/i.test(value) || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isPlain = !url.username && !url.password && !url.port;
  return isPlain && allowedHosts.includes(url.hostname) ? url.href : undefined;
}

/** A marker that came with an address (`LCFrom`): a short plain word, or nothing. */
export const safeToken = (value: string | null | undefined): string | undefined =>
  value && /^[\w-]{1,32}$/.test(value) ? value : undefined;
