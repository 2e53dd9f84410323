/**
 * Path prefixes of each remote. No prefix is below another's; all other paths belong to the shell.
 */
export const remotes = {
  display: ['/main', '/display', '/products', '/search', '/searchResult', '/event'],
  goods: ['/goods'],
  order: ['/basket', '/order', '/payment'],
  mypage: ['/mypage', '/claim'],
  cs: ['/cs'],
} as const satisfies Record<string, readonly string[]>;

/**
 * Design-reference pages, by the start of the path after `/markup/`. Numbered mock-ups carry their
 * area: SH shop, EV event, PD product, BK basket, OR order, MP my page, CO counsel. All others
 * (index, guides, templates, CM common) belong to the shell. The lists of products (PD-03) are pages
 * of display.
 */
const markup = {
  display: [
    'corner/',
    'skeleton-main',
    'skeleton-category',
    'skeleton-search',
    'skeleton-brand',
    'skeleton-plan-shop',
    'skeleton-product-list',
    'SB-MO-SH-',
    'SB-MO-EV-',
    'SB-MO-PD-03',
  ],
  goods: [
    'skeleton-product-detail',
    'skeleton-review',
    'SB-MO-PD-01',
    'SB-MO-PD-02',
    'SB-MO-PD-04',
    'SB-MO-PD-05',
  ],
  order: ['skeleton-basket', 'skeleton-order-sheet', 'skeleton-payment', 'SB-MO-BK-', 'SB-MO-OR-'],
  mypage: [
    'skeleton-mypage',
    'skeleton-order-list',
    'skeleton-order-detail',
    'skeleton-claim-detail',
    'SB-MO-MP-',
  ],
  cs: ['skeleton-cs', 'SB-MO-CO-'],
} as const satisfies Record<RemoteName, readonly string[]>;

const MARKUP = '/markup/';

export type RemoteName = keyof typeof remotes;

export const remoteNames = Object.keys(remotes) as RemoteName[];

const startsWithSegment = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/**
 * The remote that owns a path, compared by whole segments: `/searchResult` is not below `/search`.
 */
export function ownerOf(pathname: string): RemoteName | undefined {
  if (pathname.startsWith(MARKUP)) {
    const rest = pathname.slice(MARKUP.length);
    return remoteNames.find((name) => markup[name].some((start) => rest.startsWith(start)));
  }
  return remoteNames.find((name) =>
    remotes[name].some((prefix) => startsWithSegment(pathname, prefix)),
  );
}
