import { type GoodsCard, searchCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { fillSampleCatalogue } from '../../../testing/sample';
import { openTestShop, type TestShop } from '../../../testing/shop';

/** What a title of a section lets shoppers expect, in words of names and in what they pay. */
const expectations: Readonly<
  Record<string, { has?: RegExp; lacks?: RegExp; priceWon?: readonly [number, number] }>
> = {
  '따뜻한 침구': { has: /겨울|극세사|구스|이불솜/, lacks: /간절기/ },
  '잠들기 전의 빛': { has: /스탠드|조명|등|캔들|향초/ },
  '발끝까지 포근하게': { has: /러그|카페트|수건|타올/, lacks: /사이잘/ },
  '갓 볶은 원두': { has: /원두|홀빈/ },
  '에스프레소 한 잔': { has: /머신/ },
  '잔이 맛을 바꿔요': { has: /머그|텀블러|콜드컵|보온컵/ },
  '내 발에 맞는 러닝화': { has: /러닝화|조깅화|마라톤화|트레일화/, lacks: /등산|워킹/ },
  '기록을 남기는 시계': { has: /워치/ },
  '달릴 때 듣는 음악': { has: /이어폰/, lacks: /게이밍/ },
  '가벼운 노트북': { has: /초경량|에어/ },
  '넓은 화면': { has: /모니터/, lacks: /24형/ },
  '손이 편한 키보드': { has: /키보드/ },
  '부담 없는 2만원대': { priceWon: [20_000, 29_999] },
  '향기로 전하는 마음': { has: /향수|퍼퓸|뚜왈렛/ },
  '건강을 챙기는 선물': { has: /선물세트/, lacks: /연어|한우|삼겹살/ },
  '매일 먹는 사료': { has: /사료/ },
  '편안한 잠자리': { has: /침대|방석/ },
  '높은 곳이 좋아': { has: /타워/, lacks: /미니/ },
  '단정한 아우터': { has: /코트|재킷|블레이저/, lacks: /코듀로이/ },
  '블라우스와 셔츠': { has: /블라우스|셔츠/, lacks: /플란넬|캐주얼/ },
  '발이 편한 로퍼': { has: /로퍼/, lacks: /굽/ },
  '쌓고 무너뜨리고': { has: /블록/, lacks: /200피스/ },
  '안고 자는 친구': { has: /인형/ },
  '생각이 자라는 퍼즐': { has: /퍼즐/, lacks: /[15]0+피스/ },
  '맛있는 김치': { has: /김치|깍두기/ },
  '큰 냄비와 칼': { has: /냄비|칼|식도|나이프/, lacks: /빵칼/ },
};
/** Fewer goods are no shelf. */
const FEWEST = 3;

const sectionRow = z.object({ sectionNo: z.number(), title: z.string() });

function isExpected(title: string, { name, salePriceWon }: GoodsCard): boolean {
  const { has, lacks, priceWon = [0, Infinity] } = expectations[title] ?? {};
  const [lowest, highest] = priceWon;
  const isCalledSo = (has?.test(name) ?? true) && !lacks?.test(name);
  return isCalledSo && salePriceWon >= lowest && salePriceWon <= highest;
}

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await fillSampleCatalogue(shop.db, { goods: 1_200, now: new Date() });
}, 120_000);
afterAll(() => shop.close());

it('fills each section of a 기획전 with goods of which its title is true', async () => {
  const sections = await shop.db.rows(
    sectionRow,
    sql`select section_no, title from plan_shop_section order by section_no`,
  );
  expect(sections.map(({ title }) => title).sort()).toEqual(Object.keys(expectations).sort());
  const visitor = shop.visitor();
  const wrong: string[] = [];
  for (const { sectionNo, title } of sections) {
    const { items } = await visitor.call(searchCalls.goods, { query: { sectionNo, size: 96 } });
    if (items.length < FEWEST) wrong.push(`${title}: ${items.length} goods`);
    const broken = items.filter((item) => !isExpected(title, item));
    wrong.push(...broken.map(({ name, salePriceWon }) => `${title}: ${name} ${salePriceWon}`));
  }
  expect(wrong).toEqual([]);
});
