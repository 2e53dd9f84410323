/** The functional routes of the specification (section 2), then its test routes. */
export const specRoutes = `
/ /main
/cs /cs/faq /cs/notice /cs/counsel
/basket /basket/sample
/display/shop /display/brand /display/allmenu /display/gnbShop /display/category
/display/plan-shop/list /display/plan-shop/detail
/mypage /mypage/gift /mypage/gift/accept /mypage/gift/accept/detail /mypage/gift/reject
/mypage/gift/shipping /mypage/gift/sample-giftshot /mypage/review /mypage/counsel
/mypage/my-event/list /mypage/my-info /mypage/my-coupon /mypage/mobile-coupon /mypage/order/list
/mypage/order/detail /mypage/claim/detail /mypage/thing-coin /mypage/favorite-goods
/search /searchResult
/auth/callback /payment /payment/auth /payment/auth/pcFail /gateway/external-finance
/products /goods/detail /goods/TotalReview /goods/detail/adultVerification
/goods/detail/goods-coupon-popup /goods/error/goods-not-for-sale
/event/list /event/detail /event/detail/end /event/type
/order/sheet /order/shoppingbag /order/complete /order/sample
/common/login-auth /common/not-found /common/system-check /common/system-error /common/applink
/common/apptest
/error/403 /error/404
/test/reloading /test/main-header /test/mk-component /test/token-refresh /test/blank-at-mobile
/test/display-account
`
  .trim()
  .split(/\s+/);
