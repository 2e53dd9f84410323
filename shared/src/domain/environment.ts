export type Environment = 'development' | 'staging' | 'cbo' | 'production';

/** Spec section 9 shows the kinds of hosts, not their names. Ours: by the first word of the host. */
const prefixes: readonly [RegExp, Environment][] = [
  [/^(localhost|127\.|0\.0\.0\.0|\[?::1|(dev|test|qa)[\d-]*[.-])|\.(local|test)$/, 'development'],
  [/^stg[\d-]*[.-]/, 'staging'],
  [/^cbo[\d-]*[.-]/, 'cbo'],
];

/** Which environment a host name belongs to; whatever is not known is production. */
export const environmentOf = (hostname: string): Environment =>
  prefixes.find(([pattern]) => pattern.test(hostname.toLowerCase()))?.[1] ?? 'production';

/** Production and cbo count as live: shoppers are there. */
export const isLive = (environment: Environment): boolean =>
  environment === 'production' || environment === 'cbo';
