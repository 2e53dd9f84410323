/** What the shell knew of paths before the builds of the remotes declared them. */
const EARLIER_MARKS: Readonly<Record<string, readonly string[]>> = {
  '/basket': ['/basket!'],
  '/order': ['/order!$', '/order/sample$'],
  '/payment': ['/payment!$'],
  // No page was below /claim, so it is in no list.
  '/mypage': [
    '/mypage!',
    '/mypage/gift/accept',
    '/mypage/gift/reject',
    '/mypage/gift/shipping',
    '/claim!$',
  ],
  '/cs': ['/cs!'],
};

const isMarked = (prefix: string): boolean => /[*!$]$/.test(prefix);

/**
 * The prefixes of a build, for a rollback to one from before 24 November 2026: the first parts of the
 * paths of its pages, and its pages of the design reference in full. Such a list has no mark, and that
 * of a later build always has, because it declares the design reference by `*`.
 */
export const withMarks = (prefixes: readonly string[]): readonly string[] =>
  prefixes.some(isMarked)
    ? prefixes
    : prefixes.flatMap((prefix) => EARLIER_MARKS[prefix] ?? [prefix]);
