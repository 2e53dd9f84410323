import { brandCalls } from './brand.calls';
import { categoryCalls } from './category.calls';
import { codeCalls } from './code.calls';
import { displayCalls } from './display.calls';
import { goodsCalls } from './goods.calls';
import { reviewCalls } from './review.calls';
import { searchCalls } from './search.calls';

/**
 * Ids of the calls whose reply is the same for every visitor and changes only with `catalogueRevision` of
 * the system status (except counters of running deals). A page made from these alone may be kept until then.
 * Not among them: stock (`goods.options`) and what a coupon has left (`goods.coupons`).
 */
export const catalogueCallIds: ReadonlySet<string> = new Set(
  [
    brandCalls.index,
    brandCalls.detail,
    categoryCalls.tree,
    categoryCalls.detail,
    codeCalls.getGrp,
    codeCalls.getContsList,
    codeCalls.redirect,
    displayCalls.page,
    displayCalls.shop,
    displayCalls.place,
    displayCalls.corner,
    displayCalls.menu,
    displayCalls.deals,
    displayCalls.planShops,
    displayCalls.planShop,
    goodsCalls.cards,
    goodsCalls.compare,
    goodsCalls.detail,
    goodsCalls.related,
    goodsCalls.similar,
    reviewCalls.summary,
    reviewCalls.list,
    reviewCalls.photos,
    searchCalls.goods,
    searchCalls.facet,
    searchCalls.popular,
  ].map(({ id }) => id),
);
