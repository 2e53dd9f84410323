import type { MarkupPage } from '@shop/shared/markup';
import { markupPages as cs } from '../../../mfe-cs/src/remote/markup';
import { markupPages as display } from '../../../mfe-display/src/remote/markup';
import { markupPages as goods } from '../../../mfe-goods/src/remote/markup';
import { markupPages as mypage } from '../../../mfe-mypage/src/remote/markup';
import { markupPages as order } from '../../../mfe-order/src/remote/markup';
import { ownPages } from '../../src/markup/own-pages';

/** Every page of the design reference, as listed in the index. */
export const allPages: readonly MarkupPage[] = [
  ...ownPages,
  ...display,
  ...goods,
  ...order,
  ...mypage,
  ...cs,
];

/**
 * True for `npm test`, which requests no particular checks. It skips single corners, since the home
 * pages among the states contain them all.
 */
const isEveryday = !process.env.MARKUP_CHECKS;

/** MARKUP_ONLY limits a run to pages whose path contains it. */
const only = process.env.MARKUP_ONLY ?? '';
const wanted = allPages.filter(
  ({ path }) => path.includes(only) && !(isEveryday && !only && path.startsWith('/markup/corner/')),
);

const PAGES_A_TEST = 12;

/** The pages in batches: one test visits several pages, and workers share the batches. */
export const handfuls: { name: string; pages: readonly MarkupPage[] }[] = [];
for (let from = 0; from < wanted.length; from += PAGES_A_TEST) {
  const pages = wanted.slice(from, from + PAGES_A_TEST);
  handfuls.push({ name: `${from + 1}–${from + pages.length} of ${wanted.length}`, pages });
}
