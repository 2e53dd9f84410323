import type { AppError } from '../../../platform/errors';
import { socialDenied, socialDown, socialFailed } from '../../../ports';

/**
 * What failures of the OpenID client have in common. Its classes are not compared, because a bundle may
 * hold a copy of them.
 */
interface ClientFailure {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  /** The `error` of the provider's answer. */
  error?: unknown;
  /** Of the provider's response. */
  status?: unknown;
  cause?: unknown;
}

/** A failure with those that led to it. */
function chainOf(failure: unknown): ClientFailure[] {
  const chain: ClientFailure[] = [];
  for (let next = failure; typeof next === 'object' && next !== null && chain.length < 5; ) {
    chain.push(next);
    next = (next as ClientFailure).cause;
  }
  return chain;
}

/** No response in time, none at all, or one that says that the provider is broken. */
const isAway = ({ name, message, code, error, status }: ClientFailure): boolean =>
  code === 'OAUTH_TIMEOUT' ||
  name === 'TimeoutError' ||
  (name === 'TypeError' && message === 'fetch failed') ||
  error === 'server_error' ||
  error === 'temporarily_unavailable' ||
  (typeof status === 'number' && status >= 500);

/** The refusal for what went wrong between the shop and a provider. */
export function refusalOf(failure: unknown): AppError {
  const chain = chainOf(failure);
  if (chain.some(({ error }) => error === 'access_denied')) return socialDenied();
  return chain.some(isAway) ? socialDown() : socialFailed();
}
