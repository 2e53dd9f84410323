/** The sheet of coupons in a chunk of its own, for pages of other remotes. */
export const loadGoodsCoupons = () =>
  import(/* webpackChunkName: "goods.coupons" */ './goods-coupons').then(
    ({ GoodsCoupons }) => GoodsCoupons,
  );
