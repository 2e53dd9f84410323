export type Environment = 'development' | 'staging' | 'cbo' | 'production';

/**
 * Spec section 9 lists the kinds of hosts without names. Ours: the first label of the host decides.
 */
const prefixes: readonly [RegExp, Environment][] = [
  [/^(localhost|127\.|0\.0\.0\.0|\[?::1|(dev|test|qa)[\d-]*[.-])|\.(local|test)$/, 'development'],
  [/^stg[\d-]*[.-]/, 'staging'],
  [/^cbo[\d-]*[.-]/, 'cbo'],
];

/** The environment of a host name; unknown hosts are production. */
export const environmentOf = (hostname: string): Environment =>
  prefixes.find(([pattern]) => pattern.test(hostname.toLowerCase()))?.[1] ?? 'production';

/** Production and cbo are live: they have shoppers. */
export const isLive = (environment: Environment): boolean =>
  environment === 'production' || environment === 'cbo';
