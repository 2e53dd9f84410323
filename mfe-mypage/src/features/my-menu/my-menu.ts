import { paths } from '@shop/shared/contracts';

/** Menu entries of 마이페이지, in display order. */
export const myMenu = [
  { text: '마이페이지', to: paths.mypage() },
  { text: '주문/배송 조회', to: paths.orderList() },
  { text: '나의 후기', to: paths.reviews() },
  { text: '찜', to: paths.favorites() },
  { text: '쿠폰함', to: paths.coupons() },
  { text: '코인', to: paths.coins() },
  { text: '고객센터', to: paths.cs() },
  { text: '자주 묻는 질문', to: paths.faq() },
  { text: '공지사항', to: paths.notice() },
] as const;
