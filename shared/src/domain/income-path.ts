const INCOME_PREFIXES = ['/order', '/claim', '/payment'];

/**
 * Spec section 6, "income/black-page candidates": pages where money moves. Ours: their page views say
 * so, no build is changed under them, and no browser keeps them.
 */
export const isIncomePath = (pathname: string): boolean =>
  INCOME_PREFIXES.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
