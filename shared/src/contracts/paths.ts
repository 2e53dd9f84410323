type QueryValue = string | number | boolean | undefined;

const withQuery = (pathname: string, query: Record<string, QueryValue>): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `${pathname}?${text}` : pathname;
};

/** Every URL of the shop is built here. */
export const paths = {
  home: () => '/main',
  category: (categoryNo: number, query: Record<string, QueryValue> = {}) =>
    withQuery('/display/category', { categoryNo, ...query }),
  brand: (brandNo?: number, query: Record<string, QueryValue> = {}) =>
    withQuery('/display/brand', { brandNo, ...query }),
  shop: (shopNo: number, query: Record<string, QueryValue> = {}) =>
    withQuery('/display/shop', { shopNo, ...query }),
  /** The page behind an entry of the menu row. */
  gnb: (menuNo: number, query: Record<string, QueryValue> = {}) =>
    withQuery('/display/gnbShop', { menuNo, ...query }),
  planShopList: () => '/display/plan-shop/list',
  planShop: (planShopNo: number) => withQuery('/display/plan-shop/detail', { planShopNo }),
  search: () => '/search',
  searchResult: (q: string, query: Record<string, QueryValue> = {}) =>
    withQuery('/searchResult', { q, ...query }),
  goods: (goodsNo: number) => withQuery('/goods/detail', { goodsNo }),
  goodsNotForSale: (goodsNo: number) => withQuery('/goods/error/goods-not-for-sale', { goodsNo }),
  adultVerification: (query: Record<string, QueryValue> = {}) =>
    withQuery('/goods/detail/adultVerification', query),
  /** Commas stay as they are, so that the address can be read. */
  compare: (goodsNos: readonly number[]) => `/goods/compare?goodsNo=${goodsNos.join(',')}`,
  totalReview: (goodsNo: number) => withQuery('/goods/TotalReview', { goodsNo }),
  products: (type: string, query: Record<string, QueryValue> = {}) =>
    withQuery('/products', { type, ...query }),
  events: (query: Record<string, QueryValue> = {}) => withQuery('/event/list', query),
  event: (eventNo: number) => withQuery('/event/detail', { eventNo }),
  eventEnd: (eventNo: number) => withQuery('/event/detail/end', { eventNo }),
  eventsOfKind: (kind: string, query: Record<string, QueryValue> = {}) =>
    withQuery('/event/type', { kind, ...query }),
  myEvents: (tab?: string) => withQuery('/mypage/my-event/list', { tab }),
  basket: () => '/basket',
  orderSheet: (sheetNo: string) => withQuery('/order/sheet', { sheetNo }),
  payment: (paymentNo: string) => withQuery('/payment', { paymentNo }),
  orderComplete: (orderNo: string) => withQuery('/order/complete', { orderNo }),
  mypage: () => '/mypage',
  /** 알림: a layer of the my page. */
  notifications: () => '/mypage?modalId=notification',
  myInfo: () => '/mypage/my-info',
  coupons: (tab?: string) => withQuery('/mypage/my-coupon', { tab }),
  coins: (query: Record<string, QueryValue> = {}) => withQuery('/mypage/thing-coin', query),
  vouchers: (tab?: string) => withQuery('/mypage/mobile-coupon', { tab }),
  gifts: (tab?: string) => withQuery('/mypage/gift', { tab }),
  /** The link of a gift. Without a token it shows that the link is unknown. */
  giftAccept: (token?: string) => withQuery('/mypage/gift/accept', { token }),
  giftDetail: (token: string) => withQuery('/mypage/gift/accept/detail', { token }),
  giftReject: (token: string) => withQuery('/mypage/gift/reject', { token }),
  giftShipping: (token: string) => withQuery('/mypage/gift/shipping', { token }),
  giftSample: (query: Record<string, QueryValue> = {}) =>
    withQuery('/mypage/gift/sample-giftshot', query),
  goodsCoupons: (goodsNo: number) => withQuery('/goods/detail/goods-coupon-popup', { goodsNo }),
  favorites: (query: Record<string, QueryValue> = {}) => withQuery('/mypage/favorite-goods', query),
  reviews: (query: Record<string, QueryValue> = {}) => withQuery('/mypage/review', query),
  orderList: () => '/mypage/order/list',
  orderDetail: (orderNo: string) => withQuery('/mypage/order/detail', { orderNo }),
  claimDetail: (claimNo: string) => withQuery('/mypage/claim/detail', { claimNo }),
  counsels: (counselNo?: number) => withQuery('/mypage/counsel', { counselNo }),
  cs: () => '/cs',
  askCounsel: (query: Record<string, QueryValue> = {}) => withQuery('/cs/counsel', query),
  faq: (query: Record<string, QueryValue> = {}) => withQuery('/cs/faq', query),
  /** Terms with their versions; readable without a login. */
  terms: (query: { code?: string; version?: string } = {}) => withQuery('/cs/terms', query),
  /** Agreeing anew to terms that changed. */
  changedTerms: (returnTo?: string) => withQuery('/auth/terms', { returnTo }),
  notice: (query: Record<string, QueryValue> = {}) => withQuery('/cs/notice', query),
  login: (returnTo?: string) => withQuery('/common/login-auth', { returnTo }),
  /** The first sign-in of a customer. */
  join: (returnTo?: string) => withQuery('/auth/join', { returnTo }),
  image: (key: string, width: number, height?: number) =>
    withQuery(`/images/${key}`, { w: width, h: height }),
} as const;
