/** Redirects of old and campaign paths. */
export const redirects = [
  { from_path: '/home', to_url: '/main', status: 301 },
  { from_path: '/cart', to_url: '/basket', status: 301 },
  { from_path: '/orders', to_url: '/mypage/order/list', status: 302 },
];

export const contents = [
  {
    type: 'text',
    scrn_lgrp_cd: '01',
    scrn_mgrp_cd: '0101',
    title: '카드로 사면 더 좋은 혜택',
    body: '행사 카드로 결제하면 최대 12개월 무이자예요.',
    link: null,
    sort: 0,
  },
  {
    type: 'list',
    scrn_lgrp_cd: '01',
    scrn_mgrp_cd: '0101',
    title: '처음 오셨다면',
    body: '첫 구매 쿠폰을 받고 시작해 보세요.',
    link: '/main?tab=80',
    sort: 1,
  },
  {
    type: 'commerce',
    scrn_lgrp_cd: '02',
    scrn_mgrp_cd: '0201',
    title: '이번 주 많이 담은 상품',
    body: '지금 가장 많이 찾는 상품을 모았어요.',
    link: '/main?tab=10',
    sort: 0,
  },
  {
    type: 'text',
    scrn_lgrp_cd: 'SHOP',
    scrn_mgrp_cd: '008',
    title: '카드 회원 전용 매장',
    body: '카드 회원이면 누구나 한 번 더 할인받아요.',
    link: '/main?tab=80',
    sort: 0,
  },
  {
    type: 'commerce',
    scrn_lgrp_cd: 'SHOP',
    scrn_mgrp_cd: '008',
    title: '오늘만 이 가격',
    body: '매일 새로운 타임딜을 열어요.',
    link: '/main?tab=20',
    sort: 1,
  },
];
