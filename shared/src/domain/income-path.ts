const INCOME_PREFIXES = ['/order', '/claim', '/payment'];

/**
 * Spec section 6, "income/black-page candidates": pages where money moves. Ours: a new build is not
 * activated on them, and their page views are marked.
 */
export const isIncomePath = (pathname: string): boolean =>
  INCOME_PREFIXES.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
