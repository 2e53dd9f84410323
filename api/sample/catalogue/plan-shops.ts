import type { GoodsSummary } from './goods-summary';
import type { Row } from './insert';
import { randomOf } from './random';
import { followsRule, type ShelfRule } from './shelf-rules';

const DAY_MS = 86_400_000;

/** A section of a plan shop, with what its title states of its goods besides their kind. */
type SectionSeed = readonly [
  title: string,
  archetypes: readonly string[],
  rule?: Omit<ShelfRule, 'archetypes'>,
];

interface PlanShopSeed {
  title: string;
  subtitle: string;
  /** Shown above its goods. */
  story: string;
  benefit: string;
  palette: number;
  banner: readonly string[];
  startsInDays: number;
  endsInDays: number;
  sections: readonly SectionSeed[];
}

const seeds: readonly PlanShopSeed[] = [
  {
    title: '포근한 겨울 침실',
    subtitle: '이불부터 조명까지 한 번에',
    story:
      '찬 바람이 들기 전에 침실을 포근하게 바꿔 보세요. 덮는 것과 까는 것, 잠들기 전의 빛까지 골랐어요.',
    benefit: '최대 12% 쿠폰',
    palette: 5,
    banner: ['bedding', 'lamp', 'candle'],
    startsInDays: -5,
    endsInDays: 40,
    sections: [
      ['따뜻한 침구', ['bedding'], { named: /겨울|극세사|구스|이불솜/, unnamed: /간절기/ }],
      ['잠들기 전의 빛', ['lamp', 'candle']],
      ['발끝까지 포근하게', ['rug', 'towels'], { unnamed: /사이잘룩|단모/ }],
    ],
  },
  {
    title: '집에서 여는 홈카페',
    subtitle: '원두와 머신, 잔까지 갖춰요',
    story:
      '갓 볶은 원두는 2주 안에 마실 만큼만 사는 게 좋아요. 처음 쓰는 머신이라면 청소가 쉬운 것부터 보세요.',
    benefit: '기획전 8% 쿠폰',
    palette: 4,
    banner: ['coffee-machine', 'coffee-beans', 'mug'],
    startsInDays: -12,
    endsInDays: 25,
    sections: [
      ['갓 볶은 원두', ['coffee-beans']],
      ['에스프레소 한 잔', ['coffee-machine']],
      ['잔이 맛을 바꿔요', ['mug', 'tumbler']],
    ],
  },
  {
    title: '달리기 시작하는 날',
    subtitle: '러닝화와 기록을 재는 시계',
    story: '발볼과 달리는 길에 따라 신발이 달라요. 첫 5km까지 함께할 것들을 모았어요.',
    benefit: '최대 12% 쿠폰',
    palette: 9,
    banner: ['running-shoes', 'smartwatch', 'earbuds'],
    startsInDays: -3,
    endsInDays: 18,
    sections: [
      ['내 발에 맞는 러닝화', ['running-shoes'], { unnamed: /워킹화|등산/ }],
      ['기록을 남기는 시계', ['smartwatch']],
      ['달릴 때 듣는 음악', ['earbuds'], { unnamed: /게이밍/ }],
    ],
  },
  {
    title: '새 학기 책상 만들기',
    subtitle: '노트북·모니터·키보드',
    story: '화면은 크게, 키보드는 조용하게. 책상 위에 오래 두고 쓸 것만 남겼어요.',
    benefit: '기획전 8% 쿠폰',
    palette: 7,
    banner: ['laptop', 'keyboard', 'monitor'],
    startsInDays: -8,
    endsInDays: 30,
    sections: [
      ['가벼운 노트북', ['laptop'], { named: /초경량|에어/ }],
      ['넓은 화면', ['monitor'], { unnamed: /24형/ }],
      ['손이 편한 키보드', ['keyboard']],
    ],
  },
  {
    title: '마음을 담은 선물',
    subtitle: '부모님부터 동료까지',
    story: '받는 사람을 떠올리며 예산별로 나눴어요. 포근한 향과 오래 두고 먹을 것을 골랐어요.',
    benefit: '최대 12% 쿠폰',
    palette: 3,
    banner: ['perfume', 'hand-cream', 'nuts'],
    startsInDays: -15,
    endsInDays: 12,
    sections: [
      [
        '부담 없는 2만원대',
        ['hand-cream', 'nuts', 'candle', 'mug', 'towels'],
        { priceWon: [20_000, 29_999] },
      ],
      ['향기로 전하는 마음', ['perfume']],
      ['건강을 챙기는 선물', ['nuts', 'fruit-box'], { named: /선물세트/ }],
    ],
  },
  {
    title: '반려가족의 하루',
    subtitle: '먹고 자고 노는 모든 것',
    story: '사료는 나이와 몸무게를 보고, 잠자리는 기대 눕는 버릇을 보고 고르세요.',
    benefit: '기획전 8% 쿠폰',
    palette: 11,
    banner: ['pet-food', 'dog-bed', 'cat-tower'],
    startsInDays: -1,
    endsInDays: 2,
    sections: [
      ['매일 먹는 사료', ['pet-food']],
      ['편안한 잠자리', ['dog-bed']],
      ['높은 곳이 좋아', ['cat-tower'], { unnamed: /미니/ }],
    ],
  },
  {
    title: '출근룩 고민 끝',
    subtitle: '일주일 코디를 한 번에',
    story: '겉옷 하나와 셔츠 둘이면 닷새가 달라 보여요. 구김이 덜 가는 옷감으로 골랐어요.',
    benefit: '브랜드 쿠폰',
    palette: 0,
    banner: ['coat', 'blouse', 'loafers'],
    startsInDays: -20,
    endsInDays: 8,
    sections: [
      ['단정한 아우터', ['coat', 'jacket'], { unnamed: /코듀로이|크롭/ }],
      ['블라우스와 셔츠', ['blouse', 'shirt'], { unnamed: /플란넬|오버셔츠|데님|캐주얼/ }],
      ['발이 편한 로퍼', ['loafers'], { unnamed: /3cm 굽/ }],
    ],
  },
  {
    title: '우리 아이 첫 장난감',
    subtitle: '오감을 깨우는 놀이',
    story: '만지고 쌓고 맞추며 자라요. 모두 안전 인증을 받은 장난감이에요.',
    benefit: '안전 인증 장난감',
    palette: 10,
    banner: ['blocks', 'plush', 'puzzle'],
    startsInDays: 3,
    endsInDays: 33,
    sections: [
      ['쌓고 무너뜨리고', ['blocks'], { unnamed: /200피스/ }],
      ['안고 자는 친구', ['plush']],
      ['생각이 자라는 퍼즐', ['puzzle'], { unnamed: /\d{3,}피스/ }],
    ],
  },
  {
    title: '김장 준비 대작전',
    subtitle: '올해도 맛있게',
    story: '절임부터 보관까지 김장에 쓰는 것들을 모았어요.',
    benefit: '종료',
    palette: 4,
    banner: ['kimchi', 'pot', 'knife'],
    startsInDays: -40,
    endsInDays: -2,
    sections: [
      ['맛있는 김치', ['kimchi']],
      ['큰 냄비와 칼', ['pot', 'knife'], { unnamed: /빵칼/ }],
    ],
  },
];

const planShopNotes = [
  '기획전 상품과 혜택은 준비한 수량이 다 팔리면 일찍 끝날 수 있어요.',
  '쿠폰은 기획전 기간에 받아야 하고, 쓸 수 있는 기간은 쿠폰마다 달라요.',
  '취소나 반품을 하면 쓴 쿠폰은 사용 기간이 남아 있을 때만 돌려드려요.',
];

/** Name of the sample 기획전 with this number. */
export const planShopTitle = (planShopNo: number): string => seeds[planShopNo - 1]?.title ?? '';

export interface SamplePlanShops {
  planShops: Row[];
  sections: Row[];
  goods: Row[];
}

/**
 * 기획전: most open, one that opens soon, one that is over.
 * @param inDeals goods with a deal, whose price would leave the band that a title states
 */
export function samplePlanShops(
  goods: readonly GoodsSummary[],
  now: Date,
  inDeals: ReadonlySet<number> = new Set(),
): SamplePlanShops {
  const random = randomOf('plan shops');
  const planShops: Row[] = [];
  const sections: Row[] = [];
  const members: Row[] = [];
  seeds.forEach((seed, at) => {
    const planShopNo = at + 1;
    planShops.push({
      plan_shop_no: planShopNo,
      title: seed.title,
      subtitle: seed.subtitle,
      benefit: seed.benefit,
      image_key: `b/square-${seed.palette}-${at * 7}-${seed.banner.join('.')}`,
      tone: [seed.palette, (seed.palette + 5) % 12],
      body: [{ type: 'text', text: seed.story }],
      notes: planShopNotes,
      category_no: seed.palette + 1,
      from_at: new Date(now.getTime() + seed.startsInDays * DAY_MS),
      to_at: new Date(now.getTime() + seed.endsInDays * DAY_MS),
      sort: at,
      status: 'OPEN',
    });
    const shown = new Set<GoodsSummary>();
    seed.sections.forEach(([title, archetypes, said], sectionAt) => {
      const sectionNo = planShopNo * 10 + sectionAt;
      sections.push({ section_no: sectionNo, plan_shop_no: planShopNo, title, sort: sectionAt });
      const rule: ShelfRule = { ...said, archetypes };
      const fit = goods.filter(
        (item) =>
          followsRule(rule, item) &&
          !item.isSoldOut &&
          !shown.has(item) &&
          !(rule.priceWon && inDeals.has(item.goodsNo)),
      );
      const best = [...fit].sort((a, b) => b.popularity - a.popularity).slice(0, 24);
      random.some(best, 12).forEach((item, sort) => {
        shown.add(item);
        members.push({
          section_no: sectionNo,
          plan_shop_no: planShopNo,
          goods_no: item.goodsNo,
          sort,
        });
      });
    });
  });
  return { planShops, sections, goods: members };
}
