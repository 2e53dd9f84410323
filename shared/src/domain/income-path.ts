const INCOME_PREFIXES = ['/order', '/claim', '/payment'];

/**
 * Spec section 6, "income/black-page candidates": pages where money moves. Ours: no build is changed
 * under them, and their page views say so.
 */
export const isIncomePath = (pathname: string): boolean =>
  INCOME_PREFIXES.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
