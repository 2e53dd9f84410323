import { readPictureKey } from '../pictures/picture-key';
import { createPlaces } from './places';
import { sellers } from './sellers';
import { isShapeForName } from './shape-for';
import { displayKeyOf, firstCardsOf, lookKeyOf, sampleShelf } from './shelf';

const now = new Date('2026-11-21T03:00:00Z');
const shelf = sampleShelf(createPlaces(), 1, 1_200, now);

/** What names call the goods of each archetype. The last such word of a name says what it is. */
const calledAs: Record<string, RegExp> = {
  blouse: /블라우스/g,
  knit: /니트(?! 가디건)/g,
  dress: /원피스/g,
  coat: /코트/g,
  skirt: /스커트/g,
  cardigan: /가디건/g,
  shirt: /(?<!티)셔츠/g,
  't-shirt': /(반팔|긴팔) 티셔츠/g,
  jeans: /청바지|데님 팬츠|진(?= |$)/g,
  jacket: /재킷(?<!다운 재킷)|블레이저/g,
  hoodie: /후드 티셔츠|집업|오버핏 후드/g,
  puffer: /패딩|다운 재킷/g,
  sneakers: /스니커즈|캔버스화/g,
  loafers: /로퍼/g,
  boots: /부츠/g,
  'tote-bag': /토트백/g,
  backpack: /백팩|데이팩/g,
  wallet: /지갑/g,
  lipstick: /립스틱|립 컬러/g,
  serum: /세럼|앰플|에센스|부스터/g,
  'cream-jar': /(?<!핸드|네일 )크림|아이 밤/g,
  cushion: /쿠션 팩트|(파운데이션|톤업) 쿠션/g,
  perfume: /향수|퍼퓸|뚜왈렛/g,
  shampoo: /샴푸|트리트먼트|헤어팩|린스/g,
  'hand-cream': /핸드크림|핸드 밤|네일 크림/g,
  ramen: /라면|건면|비빔면|국수|막국수|칼국수/g,
  'fruit-box': /(?<= )(사과|귤|배|샤인머스캣)(?= )/g,
  'meat-pack': /한우|삼겹살|연어/g,
  'coffee-beans': /원두|홀빈/g,
  water: /생수|탄산수|샘물/g,
  kimchi: /김치|깍두기/g,
  nuts: /견과/g,
  'rice-wine': /막걸리|약주|과실주/g,
  rice: /햅쌀|현미|찹쌀/g,
  chair: /의자|체어/g,
  sofa: /소파/g,
  lamp: /스탠드|조명|무드등|취침등|수유등/g,
  bedding: /이불|침구/g,
  towels: /수건|타올/g,
  candle: /캔들|향초/g,
  rug: /러그|카페트/g,
  'storage-box': /수납함|리빙박스|바구니/g,
  pot: /냄비/g,
  'frying-pan': /프라이팬/g,
  knife: /식도|칼(?= |$)|나이프/g,
  mug: /머그(?!.*텀블러)/g,
  plates: /접시|그릇|홈세트|다이닝 세트/g,
  tumbler: /텀블러|콜드컵|보온컵/g,
  'cutting-board': /도마/g,
  laptop: /노트북(?! (백팩|수납|13))/g,
  smartphone: /스마트폰/g,
  earbuds: /이어폰/g,
  smartwatch: /워치/g,
  monitor: /모니터/g,
  keyboard: /키보드/g,
  camera: /카메라|디카/g,
  speaker: /스피커/g,
  vacuum: /청소기/g,
  'air-purifier': /공기청정기/g,
  washer: /세탁기/g,
  fridge: /냉장고/g,
  'rice-cooker': /밥솥/g,
  'coffee-machine': /머신/g,
  humidifier: /가습기/g,
  'hair-dryer': /드라이어/g,
  'yoga-mat': /매트(?= |$)/g,
  dumbbell: /덤벨|아령/g,
  'running-shoes': /러닝화|조깅화|마라톤화|워킹화|트레일화/g,
  helmet: /헬멧/g,
  tent: /텐트/g,
  'golf-club': /드라이버|아이언|퍼터|페어웨이 우드/g,
  'soccer-ball': /축구공|풋살공/g,
  blocks: /블록/g,
  plush: /인형/g,
  stroller: /유모차/g,
  'baby-bodysuit': /바디수트/g,
  'baby-bottle': /젖병/g,
  puzzle: /퍼즐/g,
  'pet-food': /사료/g,
  'dog-bed': /침대|방석/g,
  'cat-tower': /타워/g,
  book: /산문집|소설|요리책|에세이|입문서/g,
  plant: /몬스테라|스투키|고무나무/g,
  guitar: /기타/g,
};

/** Archetype of the last word that says what a goods is. */
function kindInName(name: string): string | undefined {
  const found = Object.entries(calledAs).flatMap(([archetype, words]) =>
    [...name.matchAll(words)].map((match) => ({ archetype, end: match.index + match[0].length })),
  );
  return found.sort((a, b) => b.end - a.end)[0]?.archetype;
}

describe('pictures of the sample goods', () => {
  it('show what the name calls the goods', () => {
    const contradictions = shelf
      .map(({ row, archetype }) => ({ name: String(row.name), drawn: archetype.id }))
      .map((goods) => ({ ...goods, called: kindInName(goods.name) }))
      .filter(({ drawn, called }) => called !== drawn);
    expect(contradictions).toEqual([]);
  });

  it('show the sleeve, the length or the form that the name mentions', () => {
    for (const { row, archetype, images } of shelf) {
      const picture = readPictureKey(images[0]?.key ?? '');
      if (picture?.kind !== 'goods') throw new Error(`No picture of ${row.name}.`);
      const shape = Math.floor(picture.variant / archetype.colourways);
      expect([row.name, isShapeForName(archetype.id, String(row.name), shape)]).toEqual([
        row.name,
        true,
      ]);
    }
  });

  it('show a colour that the name mentions', () => {
    const inColours = shelf.filter(({ options }) => options.colours.length > 0);
    for (const { row, archetype, images } of inColours) {
      const picture = readPictureKey(images[0]?.key ?? '');
      const at = picture?.kind === 'goods' ? picture.variant % archetype.colourways : 0;
      const named = archetype.colours.filter(({ nameKo }) =>
        String(row.name).split(' ').includes(nameKo),
      );
      for (const { nameKo } of named) expect(archetype.colours[at]?.nameKo).toBe(nameKo);
    }
  });

  it('show no colour that cannot be bought', () => {
    for (const { images, content, options } of shelf) {
      const keys = [
        ...images.map(({ key }) => key),
        ...content.flatMap((block) => (block.type === 'image' ? [block.image.key] : [])),
      ];
      for (const picture of keys.map(readPictureKey)) {
        if (picture?.kind !== 'goods' || picture.view !== 'colour') continue;
        expect(picture.coloursForSale).toBe(options.colours.length);
      }
    }
  });

  it('look different from the card before them in the first 24 cards of every category and kind', () => {
    for (const cards of firstCardsOf(shelf)) {
      const keys = cards.map(lookKeyOf);
      expect(keys.filter((key, at) => key === keys[at - 1])).toEqual([]);
    }
  });

  it('show clothes on another display, and other goods arranged otherwise, than the neighbour of the same kind', () => {
    for (const cards of firstCardsOf(shelf)) {
      const keys = cards.map(displayKeyOf);
      expect(keys.filter((key, at) => key && key === keys[at - 1])).toEqual([]);
    }
    const displaysOf = (id: string) =>
      new Set(shelf.filter(({ archetype }) => archetype.id === id).map(displayKeyOf)).size;
    expect(displaysOf('coat')).toBe(4);
    expect(displaysOf('plates')).toBe(4);
    expect(displaysOf('laptop')).toBe(3);
  });
});

it('writes names with what describes the goods in front, and what comes with it in brackets', () => {
  const names = shelf.map(({ row }) => String(row.name));
  expect(names.filter((name) => /(가능|쉬운|넓은|안감|[소중대]형견)$|세트업/.test(name))).toEqual(
    [],
  );
  expect(names.filter((name) => / 포함$/.test(name))).toEqual([]);
});

it('gives no two goods the same name', () => {
  const names = shelf.map(({ row }) => String(row.name));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('ends the name of what is worn with what it is, or how many of it', () => {
  const worn = shelf.filter(({ place }) => /^(fashion|shoes)/.test(place.category));
  const ends =
    /(블라우스|니트|원피스|코트|스커트|가디건|셔츠|진|팬츠|청바지|재킷|블레이저|후드|집업|패딩|스니커즈|캔버스화|로퍼|부츠|토트백|백팩|데이팩|지갑|\d+L|\d장|세트|포장|\))$/;
  const loose = worn.map(({ row }) => String(row.name)).filter((name) => !ends.test(name));
  expect(loose).toEqual([]);
  expect(worn.filter(({ row }) => /오피스$|뒤트임$|핏$|간절기$/.test(String(row.name)))).toEqual(
    [],
  );
});

describe('badges of the sample goods', () => {
  it('do not repeat what the name says', () => {
    expect(shelf.filter(({ row }) => /단독|MD추천/.test(String(row.name)))).toEqual([]);
  });

  it('call 베스트 a few percent of each top category: what sells most there', () => {
    for (let topNo = 1; topNo <= 12; topNo += 1) {
      const goods = shelf.filter(({ place }) => place.path[0]?.categoryNo === topNo);
      const isBest = ({ row }: (typeof goods)[number]) => (row.badges as string[]).includes('best');
      const best = goods.filter(isBest);
      const sales = (list: typeof goods) => list.map(({ row }) => Number(row.sales_cnt));
      expect(best.length / goods.length).toBeLessThan(0.05);
      expect(best.length).toBeGreaterThan(0);
      const others = goods.filter((one) => !isBest(one));
      expect(Math.min(...sales(best))).toBeGreaterThanOrEqual(Math.max(...sales(others)));
    }
  });
});

it('charges delivery for some goods of every fashion category', () => {
  const policies = sellers.flatMap((seller) => seller.policies);
  const isFree = ({ row }: (typeof shelf)[number]) => {
    const { type, freeOver } = policies[Number(row.delivery_policy_no) - 1] ?? {};
    return type === '10' || (type === '30' && Number(row.sale_price) >= (freeOver ?? Infinity));
  };
  for (const topNo of [undefined, 1, 2, 3]) {
    const goods = shelf.filter(({ place }) => !topNo || place.path[0]?.categoryNo === topNo);
    const share = goods.filter(isFree).length / goods.length;
    expect(share).toBeGreaterThan(0.33);
    expect(share).toBeLessThan(0.75);
  }
});
