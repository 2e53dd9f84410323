import { paths } from '@shop/shared/contracts';
import type { Row } from './insert';

/** Path of a home tab. */
export const tab = (cd: string) => `${paths.home()}?tab=${cd}`;

const banners: readonly {
  eyebrow: string;
  title: string;
  text: string;
  palette: number;
  items: string;
  link: string;
}[] = [
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
const bands: typeof banners = [
  {
    eyebrow: '카드 혜택',
    title: '행사 카드면 최대 12개월 무이자',
    text: '5만원부터 6개월, 30만원부터 12개월',
    palette: 8,
    items: 'washer.vacuum',
    link: tab('80'),
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

/** Numbers 1 to 6 are heroes, then the bands. */
export const sampleBanners = (): Row[] =>
  [...banners, ...bands].map((banner, at) => ({
    banner_no: at + 1,
    eyebrow: banner.eyebrow,
    title: banner.title,
    text: banner.text,
    image_key: `b/tall-${banner.palette}-${at * 11}-${banner.items}`,
    tone: [banner.palette, (banner.palette + 5) % 12],
    link: banner.link,
  }));
