import { paths } from '@shop/shared/contracts';
import type { SignId } from '../pictures/compose/signs';
import { tab } from './banners';
import {
  best,
  type CornerSeed,
  categoryNoOf,
  content,
  type ItemSeed,
  type PageSeed,
  personal,
  placedBanners,
} from './corner-seeds';

const link = (title: string, to: string, sign: SignId, palette: number): ItemSeed => ({
  type: 'link',
  title,
  link: to,
  image: `s/${sign}-${palette}`,
  palette,
});

const step = (title: string, text: string, archetype: string, palette: number): ItemSeed => ({
  ...content(title, text),
  image: `d/${archetype}-${palette}-0-hero`,
  palette,
});

/** 카드 회원관, the shop for holders of the card. */
const cardShop: readonly CornerSeed[] = [
  { id: 'all-image-banner', title: '카드 회원관 소식', items: placedBanners('cardShop') },
  {
    id: 'quick-menu',
    title: '카드 회원관 바로가기',
    items: [
      link('쿠폰', tab('80'), 'coupon', 3),
      link('타임딜', tab('20'), 'clock', 7),
      link('베스트', tab('10'), 'medal', 11),
      link('기획전', paths.planShopList(), 'gift', 5),
      link('브랜드', paths.brand(), 'tag', 8),
    ],
  },
  {
    id: 'hot-deal',
    title: '오늘의 핫딜',
    rule: { type: 'deal', size: 1 },
    more: tab('20'),
  },
  { id: 'title', title: '카드로 사면 좋은 때', subtitle: '행사 카드 기준이에요' },
  {
    id: 'card-recommend-image-banner',
    items: placedBanners('groceryCard', 'applianceCard', 'everydayCard'),
  },
  {
    id: 'best-long-term-interest-free',
    title: '길게 나눠 내기 좋은 상품',
    subtitle: '무이자 12개월',
    rule: { type: 'installment', size: 12 },
  },
  {
    id: 'discovery-edition',
    title: '나에게 맞는 카드',
    items: [
      content('생활비를 나눠 내는 카드', '장보기와 생필품을 자주 사요', tab('60')),
      content('큰 쇼핑에 어울리는 카드', '가전과 가구를 한 번에 사요', paths.category(9)),
      content('처음 쓰는 카드', '쿠폰부터 하나씩 챙겨요', tab('80')),
    ],
  },
  { id: 'approval', title: '최근 카드 승인 내역', rule: personal('approval', 'member') },
  {
    id: 'thingshop-use-white-paper',
    title: '카드 회원관은 이렇게 써요',
    items: [
      step('쿠폰을 받아요', '받은 쿠폰은 쿠폰함에 모여요', 'wallet', 8),
      step('장바구니에 담아요', '배송비와 쿠폰을 함께 볼 수 있어요', 'tote-bag', 0),
      step('행사 카드로 결제해요', '5만원부터 무이자로 나눠 내요', 'smartphone', 7),
      step('받아 봐요', '어디쯤 왔는지 볼 수 있어요', 'storage-box', 5),
    ],
  },
  { id: 'anniversary', items: placedBanners('opening') },
];

/** Pages behind the last entries of the menu row. Their `refNo` is the menu's number. */
export const gnbPages = [
  {
    pageCd: 'GNB',
    refNo: 10,
    menu: '디지털·가전',
    title: '디지털·가전',
    corners: [
      { id: 'edge-big-image', title: '디지털·가전 소식', items: placedBanners('bigAppliance') },
      best('디지털 베스트', 8, 10, 'best-eds'),
      {
        id: 'middle-image-banner',
        items: placedBanners('desk', 'wireless'),
      },
      {
        id: 'high-involvement3',
        title: '가전, 나눠 내면 이만큼',
        subtitle: '무이자 12개월',
        rule: { type: 'installment', categoryNo: 9, size: 6 },
        more: paths.category(9),
      },
      {
        id: 'product-level-3',
        title: '함께 쓰는 음향 기기',
        rule: { type: 'best', categoryNo: categoryNoOf('음향'), size: 6 },
        more: paths.category(categoryNoOf('음향')),
      },
    ],
  },
  {
    pageCd: 'GNB',
    refNo: 11,
    menu: '모바일 쿠폰',
    title: '모바일 쿠폰',
    corners: [
      {
        id: 'best-mobile-ex-ticket-ten',
        title: '많이 찾는 모바일 쿠폰',
        subtitle: '결제하면 바로 받아요',
        rule: { type: 'ticket', size: 10 },
      },
      {
        id: 'best-mobile-ex-ticket',
        title: '온담 모바일 상품권',
        rule: { type: 'giftCard', size: 10 },
      },
      {
        id: 'mobile-ex-text',
        title: '쓰기 전에 확인해 주세요',
        items: [
          content('모바일 쿠폰은 마이페이지에서 바코드로 보여 주세요', ''),
          content('유효기간은 끝나기 전에 늘릴 수 있어요', ''),
          content('쓰지 않은 모바일 쿠폰은 환불할 수 있어요', ''),
        ],
      },
    ],
  },
  {
    pageCd: 'GNB',
    refNo: 12,
    menu: '새집 준비',
    title: '새집 준비',
    corners: [
      { id: 'transfer-image-banner', items: placedBanners('moving', 'firstKitchen', 'lights') },
      best('새집 준비 베스트', 6, 10, 'best-transfer'),
      {
        id: 'article-carousel-nested',
        title: '방마다 다른 준비',
        items: [1, 2, 4].flatMap((ref): ItemSeed[] => [
          { type: 'planShop', ref },
          { type: 'goodsOfPlanShop', ref },
        ]),
      },
      {
        id: 'video',
        title: '식탁에 올릴 머그',
        items: [
          {
            ...content(
              '스튜디오에서 만난 머그',
              '빚고 굽는 하루를 담았어요',
              '/images/v/studio.webm',
            ),
            image: 'd/mug-4-0-hero',
            palette: 4,
          },
        ],
      },
    ],
  },
] as const satisfies readonly (PageSeed & { menu: string })[];

/** The best lists, behind an earlier entry of the menu row. */
export const rankingPage = {
  pageCd: 'GNB',
  refNo: 9,
  title: '판매 랭킹',
  hasRanking: true,
  corners: [],
} as const satisfies PageSeed;

/** Further tabs of shops. */
const shopTabs: readonly PageSeed[] = [
  {
    pageCd: 'SHOP',
    shopNo: 1,
    tabCd: '10',
    title: '베스트',
    corners: [best('카드 회원이 많이 사는 상품', undefined, 20, 'best-eds')],
  },
  {
    pageCd: 'SHOP',
    shopNo: 1,
    tabCd: '20',
    title: '무이자',
    corners: [
      {
        id: 'best-long-term-interest-free',
        title: '길게 나눠 내기 좋은 상품',
        subtitle: '무이자 12개월',
        rule: { type: 'installment', size: 12 },
      },
    ],
  },
  {
    pageCd: 'SHOP',
    shopNo: 2,
    title: '살림 전문관',
    corners: [
      best('살림 베스트', 6, 10, 'best-eds'),
      best('새집 준비 베스트', 7, 10, 'best-transfer'),
    ],
  },
];

/** Pages that consist of corners, beside the home. */
export const cornerPages: readonly PageSeed[] = [
  { pageCd: 'SHOP', shopNo: 1, title: '카드 회원관', corners: cardShop },
  rankingPage,
  ...gnbPages,
  ...shopTabs,
];
