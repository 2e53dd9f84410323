import { paths } from '@shop/shared/contracts';
import type { BannerCrop } from '../pictures';
import type { Row } from './insert';

/** Path of a home tab. */
export const tab = (cd: string) => `${paths.home()}?tab=${cd}`;

interface BannerSeed {
  eyebrow: string;
  title: string;
  text: string;
  palette: number;
  items: string;
  link: string;
  /** The part of the wide picture that the banner's place shows. */
  crop?: BannerCrop | undefined;
}

const banners: readonly BannerSeed[] = [
  {
    eyebrow: '겨울 준비',
    title: '첫눈 오기 전에\n따뜻한 코트',
    text: '울과 캐시미어 아우터 모음',
    palette: 0,
    items: 'coat.cardigan.boots',
    link: paths.category(104),
  },
  {
    eyebrow: '홈카페',
    title: '오늘 내린\n한 잔의 여유',
    text: '갓 볶은 원두와 머신',
    palette: 4,
    items: 'coffee-machine.coffee-beans.mug',
    link: paths.searchResult('원두'),
  },
  {
    eyebrow: '디지털 위크',
    title: '가벼워진 노트북\n무이자 12개월',
    text: '행사 카드 결제 혜택',
    palette: 7,
    items: 'laptop.keyboard.earbuds',
    link: paths.category(801),
  },
  {
    eyebrow: '겨울 피부',
    title: '건조한 계절엔\n수분을 겹겹이',
    text: '세럼과 크림 베스트',
    palette: 3,
    items: 'serum.cream-jar.hand-cream',
    link: paths.category(401),
  },
  {
    eyebrow: '산지직송',
    title: '오늘 따서\n내일 받아요',
    text: '제철 과일과 햅쌀',
    palette: 4,
    items: 'fruit-box.rice.nuts',
    link: paths.category(502),
  },
  {
    eyebrow: '집콕 인테리어',
    title: '방 하나를\n바꾸는 조명',
    text: '스탠드와 무드등',
    palette: 5,
    items: 'lamp.chair.candle',
    link: paths.category(603),
  },
];
const bands: readonly BannerSeed[] = [
  {
    eyebrow: '카드 혜택',
    title: '행사 카드면 최대 12개월 무이자',
    text: '5만원부터 6개월, 30만원부터 12개월',
    palette: 8,
    items: 'washer.vacuum',
    link: tab('80'),
    crop: 'band',
  },
  {
    // True at every hour and for goods of every seller: no promise of a day.
    eyebrow: '배송 안내',
    title: '도착 예정일을 미리 알려 드려요',
    text: '저녁 6시 전에 주문하면 그날 출발하는 상품이 많아요',
    palette: 9,
    items: 'running-shoes.yoga-mat',
    link: tab('10'),
  },
];

const banner = (
  eyebrow: string,
  title: string,
  text: string,
  palette: number,
  items: string,
  link: string,
  crop?: BannerCrop,
): BannerSeed => ({ eyebrow, title, text, palette, items, link, crop });

/** Banners of pages other than the home, by name. */
const placed = {
  cardShop: banner(
    '카드 회원관',
    '카드로 사면\n더 가벼운 쇼핑',
    '무이자와 쿠폰을 한곳에 모았어요',
    8,
    'tote-bag.perfume.wallet',
    tab('80'),
  ),
  bigAppliance: banner(
    '디지털·가전관',
    '큰 가전도\n나눠 내면 가벼워요',
    '행사 카드 최대 12개월 무이자',
    7,
    'washer.fridge.vacuum',
    paths.category(9),
  ),
  moving: banner(
    '이사 준비',
    '이사하는 날 바로 쓰는 살림',
    '수납함과 수건부터 챙겨요',
    5,
    'storage-box.towels',
    paths.category(6),
    'tile',
  ),
  firstKitchen: banner(
    '첫 자취',
    '첫 주방에 필요한 것만',
    '냄비, 프라이팬, 그릇',
    4,
    'pot.plates',
    paths.category(7),
    'tile',
  ),
  lights: banner(
    '조명',
    '밤이 편해지는 불빛 하나',
    '스탠드와 무드등',
    8,
    'lamp.candle',
    paths.category(603),
    'tile',
  ),
  groceryCard: banner(
    '장보기',
    '장바구니 쿠폰으로 먼저 할인',
    '7만원 이상 담으면 7%',
    4,
    'fruit-box.rice',
    tab('80'),
    'tile',
  ),
  applianceCard: banner(
    '큰 쇼핑',
    '30만원부터 12개월 무이자',
    '행사 카드로 결제할 때',
    7,
    'laptop',
    paths.category(8),
    'tile',
  ),
  everydayCard: banner(
    '매일 쇼핑',
    '5만원부터 6개월 무이자',
    '행사 카드로 결제할 때',
    3,
    'hand-cream.perfume',
    tab('10'),
    'tile',
  ),
  desk: banner(
    '재택근무',
    '오래 앉아도 편한 책상',
    '모니터와 키보드, 의자',
    7,
    'monitor.keyboard',
    paths.planShop(4),
    'tile',
  ),
  wireless: banner(
    '음향',
    '선 없이 듣는 하루',
    '이어폰과 블루투스 스피커',
    9,
    'earbuds.speaker',
    paths.category(803),
    'tile',
  ),
  handCream: banner('', '건조한 손', '핸드크림', 3, 'hand-cream', paths.searchResult('핸드크림')),
  lipstick: banner('', '올겨울 색', '립스틱', 0, 'lipstick', paths.searchResult('립스틱')),
  perfume: banner('', '선물하기 좋은 향', '향수', 11, 'perfume', paths.category(403)),
  shampoo: banner('', '매일 쓰는', '샴푸', 8, 'shampoo', paths.searchResult('샴푸')),
  myCoupons: banner(
    '쿠폰함',
    '받은 쿠폰이 곧 끝나지 않는지 보세요',
    '쿠폰함 열기',
    8,
    'wallet.tote-bag',
    paths.coupons(),
  ),
  homeCafe: banner(
    '홈카페',
    '원두를 고르는 아침',
    '갓 볶은 원두와 머신',
    4,
    'coffee-beans.coffee-machine',
    paths.planShop(2),
    'joined',
  ),
  mugs: banner('식기', '잔까지 갖추면', '머그와 컵', 5, 'mug', paths.category(702), 'joined'),
  cardShopLink: banner(
    '카드 회원관',
    '카드 혜택을 한곳에서',
    '카드 회원관 가기',
    8,
    'wallet.perfume',
    paths.shop(1),
  ),
  freeDelivery: banner(
    '무료배송',
    '1만원부터 쓰는 무료배송 쿠폰',
    '쿠폰 받으러 가기',
    9,
    'fruit-box.ramen',
    tab('80'),
    'band',
  ),
  opening: banner(
    '오픈 기념',
    '카드 회원관이 새로 열렸어요',
    '여는 동안 쿠폰을 모두 드려요',
    3,
    'candle.perfume',
    tab('80'),
    'band',
  ),
} satisfies Record<string, BannerSeed>;

export type PlacedBanner = keyof typeof placed;

const all: readonly BannerSeed[] = [...banners, ...bands, ...Object.values(placed)];

export const bannerNoOf = (name: PlacedBanner): number => all.indexOf(placed[name]) + 1;

/** Numbers 1 to 6 are heroes of the home, then the bands, then banners of other pages. */
export const sampleBanners = (): Row[] =>
  all.map(({ eyebrow, title, text, palette, items, link, crop = '' }, at) => ({
    banner_no: at + 1,
    eyebrow,
    title,
    text,
    image_key: `b/tall-${palette}-${at * 11}${crop.slice(0, 1)}-${items}`,
    tone: [palette, (palette + 5) % 12],
    link,
  }));
