import type { MarkupPage } from '@shop/shared/markup';
import { markupPages as cs } from '../../../mfe-cs/src/remote/markup';
import { markupPages as display } from '../../../mfe-display/src/remote/markup';
import { markupPages as goods } from '../../../mfe-goods/src/remote/markup';
import { markupPages as mypage } from '../../../mfe-mypage/src/remote/markup';
import { markupPages as order } from '../../../mfe-order/src/remote/markup';
import { ownPages } from '../../src/markup/own-pages';

/** Every reference page, as the index lists them. */
export const allPages: readonly MarkupPage[] = [
  ...ownPages,
  ...display,
  ...goods,
  ...order,
  ...mypage,
  ...cs,
];

/**
 * Nobody asked for checks: the tests of the whole shop. They leave out the corners one by one, since
 * the home pages among the states show them together.
 */
const isEveryday = !process.env.MARKUP_CHECKS;

/** MARKUP_ONLY narrows a run to the pages whose path contains it. */
const only = process.env.MARKUP_ONLY ?? '';
const wanted = allPages.filter(
  ({ path }) => path.includes(only) && !(isEveryday && !only && path.startsWith('/markup/corner/')),
);

const PAGES_A_TEST = 12;

/** The pages in handfuls, so that one test looks at several and two workers share them. */
export const handfuls: { name: string; pages: readonly MarkupPage[] }[] = [];
for (let from = 0; from < wanted.length; from += PAGES_A_TEST) {
  const pages = wanted.slice(from, from + PAGES_A_TEST);
  handfuls.push({ name: `${from + 1}–${from + pages.length} of ${wanted.length}`, pages });
}
