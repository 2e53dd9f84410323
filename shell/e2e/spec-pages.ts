import { expect } from '@playwright/test';
import type { ApiClient } from '@shop/tools/e2e/call-api';
import { cancelPayment, openSheet, placeOrder } from '@shop/tools/e2e/place-order';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';

/** A page of the specification: path, a valid query and its heading. */
export interface SpecPage {
  route: string;
  query?: string;
  heading: string;
}

/** Pages for everyone. */
export const openPages: readonly SpecPage[] = [
  { route: '/main', heading: '온담 홈' },
  { route: '/display/category', query: 'categoryNo=1', heading: '여성패션' },
  { route: '/display/brand', heading: '브랜드' },
  { route: '/display/shop', query: 'shopNo=1', heading: '카드 회원관' },
  { route: '/display/gnbShop', query: 'menuNo=11', heading: '모바일 쿠폰' },
  { route: '/display/allmenu', heading: '전체메뉴' },
  { route: '/display/plan-shop/list', heading: '기획전' },
  { route: '/display/plan-shop/detail', query: 'planShopNo=1', heading: '포근한 겨울 침실' },
  { route: '/search', heading: '검색' },
  { route: '/searchResult', query: 'q=코트', heading: '‘코트’ 검색 결과' },
  { route: '/products', query: 'type=best', heading: '베스트' },
  { route: '/goods/detail', query: 'goodsNo=229', heading: '레귤러핏 시폰 셔링 블라우스' },
  {
    route: '/goods/detail/goods-coupon-popup',
    query: 'goodsNo=229',
    heading: '쿠폰 받기',
  },
  { route: '/goods/detail/adultVerification', heading: '성인 인증' },
  { route: '/order/sample', query: 'state=overseas', heading: '주문/결제' },
  {
    route: '/goods/TotalReview',
    query: 'goodsNo=229',
    heading: '레귤러핏 시폰 셔링 블라우스 후기',
  },
  {
    route: '/goods/error/goods-not-for-sale',
    query: 'goodsNo=229',
    heading: '다시 판매하고 있어요',
  },
  { route: '/mypage/gift/sample-giftshot', heading: '선물 카드 미리보기' },
  { route: '/event/list', heading: '이벤트' },
  { route: '/event/type', query: 'kind=ROULETTE', heading: '룰렛 이벤트' },
  { route: '/event/detail', query: 'eventNo=1', heading: '매일 출석하고 코인 받기' },
  { route: '/event/detail/end', query: 'eventNo=11', heading: '가을 러닝화 응모' },
  { route: '/common/login-auth', heading: '온담 로그인' },
  { route: '/auth/callback', query: 'lid=ended', heading: '로그인하고 있어요' },
  { route: '/gateway/external-finance', query: 'code=insurance', heading: '제휴 금융 서비스 이동' },
  { route: '/common/system-check', heading: '지금은 점검 중이 아니에요' },
  // On a phone; `app.spec.ts` opens it on a PC as well.
  { route: '/common/applink', heading: '앱을 열고 있어요' },
  { route: '/common/apptest', heading: '앱 기능 점검' },
  { route: '/test/reloading', heading: '새 빌드 확인' },
  { route: '/test/main-header', heading: '헤더' },
  { route: '/test/mk-component', heading: '레이어와 컴포넌트' },
  { route: '/test/token-refresh', heading: '로그인 갱신' },
  { route: '/test/blank-at-mobile', heading: '폰에서 빈 레이아웃' },
  { route: '/test/display-account', heading: '계좌 안내' },
];

/** Pages for everyone that the specification does not name. */
export const addedPages: readonly SpecPage[] = [
  { route: '/goods/compare', query: 'goodsNo=229,230', heading: '상품 비교' },
  // As the server sends it; `join.spec.ts` joins.
  { route: '/auth/join', heading: '온담 회원 가입' },
  { route: '/cs/terms', heading: '약관과 정책' },
];

/** Pages for members; 404 where the query names nothing of theirs. */
export const memberPages: readonly (SpecPage & { status?: number })[] = [
  { route: '/basket', heading: '장바구니' },
  { route: '/basket/sample', query: 'state=nodata', heading: '장바구니' },
  { route: '/order/shoppingbag', heading: '주문할 상품 확인' },
  {
    route: '/mypage/claim/detail',
    // Nobody's return: mfe-mypage/e2e/return.spec.ts shows a real one.
    query: 'claimNo=C99999999999999999',
    heading: '페이지를 찾을 수 없어요',
    status: 404,
  },
  { route: '/mypage', heading: '마이페이지' },
  { route: '/mypage/order/list', heading: '주문/배송 조회' },
  { route: '/mypage/favorite-goods', heading: '찜' },
  { route: '/mypage/review', heading: '나의 후기' },
  { route: '/mypage/my-coupon', heading: '쿠폰함' },
  { route: '/mypage/thing-coin', heading: '코인·포인트·상품권' },
  { route: '/mypage/mobile-coupon', heading: '모바일 쿠폰' },
  { route: '/mypage/my-info', heading: '내 정보' },
  { route: '/mypage/my-event/list', heading: '나의 이벤트' },
  { route: '/mypage/gift', heading: '선물함' },
  { route: '/cs', heading: '고객센터' },
  { route: '/cs/faq', heading: '자주 묻는 질문' },
  { route: '/cs/notice', heading: '공지사항' },
  { route: '/cs/counsel', heading: '1:1 문의하기' },
  { route: '/mypage/counsel', heading: '1:1 문의 내역' },
];

/**
 * Pages that require an order sheet, order or payment of the member; the numbers come from
 * `PurchaseNos`.
 */
export const purchasePages = [
  { route: '/order/sheet', number: 'sheetNo', heading: '주문/결제' },
  { route: '/order/complete', number: 'orderNo', heading: '주문 완료' },
  { route: '/mypage/order/detail', number: 'orderNo', heading: '주문 상세' },
  { route: '/payment', number: 'paymentNo', heading: '결제' },
  { route: '/payment/auth', number: 'paymentNo', heading: '결제 확인' },
  { route: '/payment/auth/pcFail', number: 'paymentNo', heading: 'PC 결제 실패' },
] as const;

/** Error pages, which return their status to crawlers too. */
export const failurePages: readonly (SpecPage & { status: number })[] = [
  { route: '/common/not-found', heading: '페이지를 찾을 수 없어요', status: 404 },
  { route: '/error/404', heading: '페이지를 찾을 수 없어요', status: 404 },
  { route: '/error/403', heading: '로그인이 필요한 화면이에요', status: 403 },
  { route: '/common/system-error', heading: '일시적인 오류가 발생했어요', status: 503 },
  // Without the token of a gift; `gift.spec.ts` opens real ones.
  { route: '/mypage/gift/accept', heading: '선물이 도착했어요', status: 404 },
];

/** Routes that redirect. */
export const redirectingRoutes = [
  { route: '/', to: '/main' },
  { route: '/mypage/gift/accept/detail', to: '/mypage/gift/accept' },
  { route: '/mypage/gift/reject', to: '/mypage/gift/accept' },
  { route: '/mypage/gift/shipping', to: '/mypage/gift/accept' },
] as const;

export const addressOf = ({ route, query }: SpecPage): string =>
  query ? `${route}?${query}` : route;

/** Returns the text of the first heading in the server's HTML. */
export const headingOf = (html: string): string | undefined =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '');

export interface PurchaseNos {
  /** An order sheet without an order. */
  sheetNo: string;
  usedSheetNo: string;
  orderNo: string;
  /** An unpaid payment. */
  paymentNo: string;
}

/** Starts a purchase as the signed-in member; `cancel` releases the reserved stock. */
export async function beginPurchase(shopper: ApiClient) {
  const [skuNo] = await pickPlainGoods(
    shopper,
    1,
    ({ options }) => options.skus.find(({ available }) => available >= 10)?.skuNo,
  );
  if (skuNo === undefined) throw new Error('No goods to order.');
  const usedSheetNo = await openSheet(shopper, skuNo, 1);
  const { orderNo, paymentNo } = await placeOrder(shopper, usedSheetNo);
  const sheetNo = await openSheet(shopper, skuNo, 1);
  const nos: PurchaseNos = { sheetNo, usedSheetNo, orderNo, paymentNo };
  return { nos, cancel: () => cancelPayment(shopper, paymentNo) };
}

/** Expects the page to respond with its heading. */
export async function expectHeading(
  { request }: ApiClient,
  address: string,
  heading: string,
  status = 200,
): Promise<void> {
  const response = await request.get(address, { maxRedirects: 0 });
  const shown = { status: response.status(), heading: headingOf(await response.text()) };
  expect(shown, address).toEqual({ status, heading });
}
