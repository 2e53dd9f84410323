import { createPlaces } from './places';
import { sampleShelf } from './shelf';
import { sampleVouchers } from './vouchers';

const now = new Date('2026-11-21T03:00:00Z');
const shelf = sampleShelf(createPlaces(), 1, 1_200, now);

type Goods = (typeof shelf)[number];
const declared = ({ notice }: Goods, key: RegExp): string =>
  notice.find((row) => key.test(row.key))?.value ?? '';
const textOf = ({ content }: Goods): string => JSON.stringify(content);
const named = ({ row, notice }: Goods) => `${row.goods_no} ${row.name}: ${JSON.stringify(notice)}`;
const produce = shelf.filter(({ archetype }) =>
  ['fruit-box', 'meat-pack', 'rice'].includes(archetype.id),
);
const food = shelf.filter(({ place }) => place.category === 'food');

describe('notices of fruit, meat, fish and rice', () => {
  it('follow the form for produce, with origin, packing day and producer', () => {
    expect(produce.length).toBeGreaterThan(30);
    const asked = [/원산지/, /생산자|가공자/, /중량/, /포장일|도정일/, /소비기한/, /보관방법/];
    const wrong = produce.filter(
      (goods) =>
        goods.row.notice_type !== '농수축산물' ||
        asked.some((key) => declared(goods, key) === '') ||
        !/산\(|산 (한우|돼지고기)\(/.test(declared(goods, /원산지/)),
    );
    expect(wrong.map(named)).toEqual([]);
  });

  it('say the place that the name says', () => {
    const wrong = produce.filter((goods) => {
      const place = /철원|이천/.exec(String(goods.row.name))?.[0];
      return place && !declared(goods, /원산지/).includes(place);
    });
    expect(wrong.map(named)).toEqual([]);
  });

  it('give days from the packing day and no date months away', () => {
    const wrong = produce.filter((goods) => !/일부터 \d+일/.test(declared(goods, /소비기한/)));
    expect(wrong.map(named)).toEqual([]);
  });

  it('give grade and traceability of Korean meat', () => {
    const meat = produce.filter(({ row }) => /한우|삼겹살/.test(String(row.name)));
    const wrong = meat.filter((goods) => !/등급/.test(declared(goods, /축산물 등급/)));
    expect(meat.length).toBeGreaterThan(0);
    expect(wrong.map(named)).toEqual([]);
  });

  it('stand beside a text in which they are packed, not made or opened', () => {
    const wrong = produce.filter((goods) => /만든|만들|개봉|첨가물/.test(textOf(goods)));
    expect(wrong.map(textOf)).toEqual([]);
  });
});

it('names type, ingredients and their origin of every processed food', () => {
  const processed = food.filter((goods) => !produce.includes(goods));
  expect(processed.length).toBeGreaterThan(30);
  const wrong = processed.filter(
    (goods) =>
      goods.row.notice_type !== '가공식품' ||
      !/산|정제수/.test(declared(goods, /원재료명/)) ||
      goods.notice.some(({ value }) => /참고|참조/.test(value)),
  );
  expect(wrong.map(named)).toEqual([]);
});

describe('notices of machines and goods for children', () => {
  const certified = shelf.filter(({ cert }) => cert);

  it('declare certificate, power, energy grade, size and weight instead of a reference', () => {
    expect(certified.length).toBeGreaterThan(200);
    const wrong = certified.filter(
      (goods) =>
        !declared(goods, /KC 인증/).includes(goods.cert?.certNo ?? 'none') ||
        !/\d(kg|g)( |$|\()/.test(declared(goods, /크기·/)) ||
        goods.notice.some(({ value }) => value === '' || /참고|참조/.test(value)),
    );
    expect(wrong.map(named)).toEqual([]);
  });

  it('specify screen, processor, memory, storage and weight of laptops as their names say', () => {
    const laptops = shelf.filter(({ archetype }) => archetype.id === 'laptop');
    expect(laptops.length).toBeGreaterThan(3);
    for (const goods of laptops) {
      for (const key of ['화면', 'CPU', '메모리', '저장장치', '무게'])
        expect(textOf(goods)).toContain(`"key":"${key}"`);
      if (/990g/.test(String(goods.row.name)))
        expect(declared(goods, /크기·무게/)).toContain('0.99kg');
      if (/16형/.test(String(goods.row.name))) expect(textOf(goods)).toContain('16형(40.6cm)');
    }
  });
});

/** What a word of a name obliges the declared material to say. */
const promised: readonly (readonly [name: RegExp, material: RegExp])[] = [
  [/캐시미어/, /캐시미어/],
  [/알파카/, /알파카/],
  [/램스울/, /램스울/],
  [/(?<![가-힣])울 (\d|블렌드|혼방)/, /울 [6-9]0%/],
  [/트위드/, /울 /],
  [/린넨/, /리넨/],
  [/데님|청바지/, /^면 /],
  [/코튼|유기농 면/, /면 (9|100)/],
  [/덕다운/, /오리솜털/],
  [/구스/, /거위솜털/],
  [/(?<!비건 )소가죽/, /소가죽/],
  [/양가죽/, /양가죽/],
  [/비건 레더/, /합성가죽/],
  [/대나무|밤부/, /대나무/],
  [/본차이나/, /본차이나/],
  [/머그컵|접시/, /도자기|본차이나/],
  [/세라믹 코팅/, /세라믹/],
  [/편백/, /편백/],
  [/라탄/, /라탄/],
];
const materialOf = (goods: Goods) => declared(goods, /^(제품 소재|재질)$/);

describe('declared materials', () => {
  it('agree with the name', () => {
    const wrong = shelf.flatMap((goods) => {
      const material = materialOf(goods);
      const name = String(goods.row.name);
      return promised
        .filter(([word, due]) => material && word.test(name) && !due.test(material))
        .map(([word]) => `${goods.row.goods_no} ${name} (${word}): ${material}`);
    });
    expect(wrong).toEqual([]);
  });

  it('of wool are dry cleaned, unless the name says they can be washed', () => {
    const woollen = shelf.filter(
      (goods) =>
        /^fashion/.test(goods.place.category) && /울 |캐시미어|알파카/.test(materialOf(goods)),
    );
    expect(woollen.length).toBeGreaterThan(20);
    const wrong = woollen.filter(
      (goods) =>
        !/물세탁/.test(String(goods.row.name)) &&
        (!/드라이클리닝/.test(declared(goods, /세탁방법/)) || /손세탁|빨아도/.test(textOf(goods))),
    );
    expect(wrong.map(named)).toEqual([]);
  });

  it('sum up to a hundred percent', () => {
    const sums = shelf.flatMap((goods) =>
      materialOf(goods)
        .split(/겉감|충전재/)
        .map((part) => [...part.matchAll(/(\d+)%/g)].map(([, share]) => Number(share)))
        .filter((shares) => shares.length > 0)
        .map((shares) => shares.reduce((sum, share) => sum + share, 0)),
    );
    expect(sums.filter((sum) => sum !== 100)).toEqual([]);
  });
});

it('gives the telephone number of whoever issued a voucher', () => {
  for (const goods of sampleVouchers(1_201, now))
    expect(declared(goods, /전화번호/)).toMatch(/\d{3,4}-\d{4}$/);
});
