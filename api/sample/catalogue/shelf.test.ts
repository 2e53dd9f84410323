import { readPictureKey } from '../pictures/picture-key';
import { kindInName } from './kind-in-name';
import { createPlaces } from './places';
import { sellers } from './sellers';
import { isShapeForName } from './shape-for';
import { displayKeyOf, firstCardsOf, lookKeyOf, sampleShelf } from './shelf';

const now = new Date('2026-11-21T03:00:00Z');
const shelf = sampleShelf(createPlaces(), 1, 1_200, now);

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
