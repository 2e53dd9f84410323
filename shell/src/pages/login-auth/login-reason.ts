/** Reasons to sign in, by path prefix; longer prefixes first. */
const reasons: readonly (readonly [prefix: string, reason: string])[] = [
  ['/mypage/favorite', '찜한 상품을 보려면 로그인해 주세요.'],
  ['/mypage', '내 주문과 혜택을 보려면 로그인해 주세요.'],
  ['/claim', '취소·교환·반품은 로그인하고 신청해요.'],
  ['/order', '주문하려면 로그인해 주세요.'],
  ['/payment', '주문하려면 로그인해 주세요.'],
  ['/basket', '장바구니를 보고 주문하려면 로그인해 주세요.'],
  ['/cs', '고객센터는 로그인하고 이용해요. 자주 묻는 질문은 지금 볼 수 있어요.'],
];

export const isHelpPath = (path: string): boolean => /^\/cs(\/|\?|$)/.test(path);

/** @param returnTo the page that is opened after the sign-in */
export const loginReason = (returnTo: string): string =>
  reasons.find(([prefix]) => returnTo.startsWith(prefix))?.[1] ??
  '찜하거나 주문하려면 로그인해 주세요.';
