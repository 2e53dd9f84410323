import type { App } from '@shop/shared/app';
import { safeReturnTo } from '@shop/shared/domain';
import { type LoginOutcome, logInByLid } from './log-in';
import { logInBySocial } from './log-in-social';

/** Whether this query is the card company's answer, or that of a provider of accounts (RFC 6749 §4.1.2). */
export const isLoginReturn = (query: URLSearchParams): boolean =>
  Boolean(query.get('lid') || (query.get('state') && (query.get('code') || query.get('error'))));

/** An answer can be used once: what tells this one from others. */
export const loginReturnKey = (query: URLSearchParams): string =>
  query.get('lid') || query.get('state') || '';

/** Logs in by the answer in this query. */
export function logInByReturn(
  app: App,
  query: URLSearchParams,
  isReplacing: boolean,
): Promise<LoginOutcome> {
  const [lid, state, code, iss, error] = ['lid', 'state', 'code', 'iss', 'error'].map(
    (name) => query.get(name) || undefined,
  );
  return lid
    ? logInByLid(app, { lid, state, isReplacing }, safeReturnTo(query.get('returnTo')))
    : logInBySocial(app, { state: state ?? '', code, iss, error, isReplacing });
}
