import { paths } from '@shop/shared/contracts';

/** Title of the page of balances and its entry in the menu. */
export const COINS_TITLE = '코인·포인트·상품권';

/** Title of the page of the member's own data and its entry in the menu. */
export const MY_INFO_TITLE = '내 정보';

/** Menu entries of 마이페이지 in named groups, in display order. */
export const myMenuGroups = [
  {
    title: '쇼핑',
    entries: [
      { text: '주문/배송 조회', to: paths.orderList() },
      { text: '나의 후기', to: paths.reviews() },
      { text: '찜', to: paths.favorites() },
      { text: '선물함', to: paths.gifts() },
    ],
  },
  {
    title: '혜택',
    entries: [
      { text: '쿠폰함', to: paths.coupons() },
      { text: COINS_TITLE, to: paths.coins() },
      { text: '모바일 쿠폰', to: paths.vouchers() },
      { text: '나의 이벤트', to: paths.myEvents() },
    ],
  },
  {
    title: '회원·도움말',
    entries: [
      { text: MY_INFO_TITLE, to: paths.myInfo() },
      { text: '1:1 문의', to: paths.counsels() },
      { text: '고객센터', to: paths.cs() },
      { text: '자주 묻는 질문', to: paths.faq() },
      { text: '공지사항', to: paths.notice() },
    ],
  },
];

/** All menu entries, with 마이페이지 itself first. */
export const myMenu = [
  { text: '마이페이지', to: paths.mypage() },
  ...myMenuGroups.flatMap(({ entries }) => entries),
];
