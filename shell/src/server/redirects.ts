import { type Caller, createCaller, type Redirect } from '@shop/shared/app';
import { codeCalls } from '@shop/shared/contracts';
import type { GatewayConfig } from './config';

const KEEP_MS = 30_000;
const MAX_KEPT = 2000;
/** A slow table of redirects must not hold up a page. */
const TIMEOUT_MS = 2000;
/** The longest path that the api looks up. */
const MAX_PATH = 300;

export type RedirectLookUp = (pathname: string) => Promise<Redirect | undefined>;

async function ask(call: Caller, path: string): Promise<Redirect | undefined> {
  const { to, status } = await call(codeCalls.redirect, { query: { path } });
  return to === null ? undefined : { to, status };
}

/** Asks the api where an address moved to, and knows it for half a minute. A failure is no redirect. */
export function createRedirects(config: GatewayConfig): RedirectLookUp {
  const call = createCaller({ baseUrl: config.apiUrl, timeoutMs: TIMEOUT_MS });
  const known = new Map<string, { answer: Promise<Redirect | undefined>; untilMs: number }>();

  return (pathname) => {
    if (pathname.length > MAX_PATH) return Promise.resolve(undefined);
    const kept = known.get(pathname);
    if (kept && kept.untilMs > Date.now()) return kept.answer;
    const answer = ask(call, pathname).catch(() => {
      known.delete(pathname);
      return undefined;
    });
    known.delete(pathname);
    known.set(pathname, { answer, untilMs: Date.now() + KEEP_MS });
    const oldest = known.size > MAX_KEPT ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    return answer;
  };
}
