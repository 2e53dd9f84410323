import { paths } from '@shop/shared/contracts';
import { tab } from './banners';
import type { Row } from './insert';

interface PopupSeed {
  type: string;
  screenCd: string;
  audience?: 'ALL' | 'FIRST_LOGIN';
  title: string;
  text?: string;
  ref?: number | undefined;
  image?: string;
  palette?: number;
  link?: string;
  hideDays?: 1 | 7;
}

const welcome = (screenCd: string): PopupSeed => ({
  type: '02',
  screenCd,
  audience: 'FIRST_LOGIN',
  title: '반가워요, 첫 구매 쿠폰을 넣어 두었어요',
  text: '쿠폰함에서 쓰는 조건을 볼 수 있어요',
  link: paths.coupons(),
});

const popups = (goodsNo: number | undefined): PopupSeed[] => [
  welcome('01'),
  welcome('10'),
  {
    type: '01',
    screenCd: '02',
    title: '카드 회원관이 새로 열렸어요',
    text: '여는 동안 쿠폰을 모두 드려요',
    image: 'd/wallet-8-0-hero',
    palette: 8,
    link: tab('80'),
    hideDays: 7,
  },
  { type: '03', screenCd: '04', title: '모든 브랜드에 쓰는 쿠폰', ref: 1 },
  {
    type: '02',
    screenCd: '08',
    title: '7만원 이상 담으면 7% 쿠폰을 쓸 수 있어요',
    text: '쿠폰 받으러 가기',
    link: tab('80'),
    hideDays: 7,
  },
  { type: '04', screenCd: '06', title: '선물을 찾고 있다면', ref: 5 },
  { type: '05', screenCd: '05', title: '기획전에서 많이 찾는 상품', ref: goodsNo },
  {
    type: '06',
    screenCd: '10',
    title: '바로 쓰는 모바일 쿠폰',
    image: 'd/voucher-0-0-hero',
    palette: 0,
    link: paths.gnb(11),
    hideDays: 7,
  },
];

/** One popup of each type; none where the sample has no goods for it. */
export const samplePopups = (goodsNo: number | undefined): Row[] =>
  popups(goodsNo)
    .filter(({ type, ref }) => type !== '05' || ref !== undefined)
    .map((popup, at) => ({
      popup_no: at + 1,
      type: popup.type,
      screen_cd: popup.screenCd,
      audience: popup.audience ?? 'ALL',
      title: popup.title,
      text: popup.text ?? '',
      ref_no: popup.ref ?? null,
      image_key: popup.image ?? null,
      tone: popup.palette === undefined ? null : [popup.palette, (popup.palette + 5) % 12],
      link: popup.link ?? null,
      hide_days: popup.hideDays ?? 1,
      sort: at,
    }));

export const sampleBottomBanners = (): Row[] =>
  [
    {
      position: '01',
      screen_cd: '09',
      title: '후기 1건에 코인을 드려요',
      text: '후기는 구매확정 뒤에 쓸 수 있어요',
      link: paths.reviews(),
    },
    {
      position: '02',
      screen_cd: '03',
      title: '1만원부터 쓰는 무료배송 쿠폰',
      text: '어느 카테고리에서나 써요',
      link: tab('80'),
    },
    {
      position: '03',
      screen_cd: '07',
      // On every product: it promises nothing that depends on a price.
      title: '카드 회원관에서 혜택을 더 받아요',
      text: '카드 쿠폰과 무이자 행사를 모았어요',
      link: paths.shop(1),
    },
  ].map((banner, at) => ({ bottom_banner_no: at + 1, ...banner, sort: at }));
