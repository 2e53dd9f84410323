import { compositionOf } from '../pictures';
import { readPictureKey } from '../pictures/picture-key';
import { type SampleGoods, sampleGoods } from './goods';
import type { createPlaces } from './places';

/** How many cards from the start of each list are compared with the card before them. */
const FIRST_CARDS = 24;
const MAX_ROUNDS = 40;
/** More than the names that the words of a leaf can form. */
const MAX_NAMES = 100;
/** Share of a top category that has the badge 베스트: what sells most. */
const BEST_SHARE = 0.03;

/** Archetype, colourway and composition of the main picture. */
export function lookKeyOf({ images, archetype }: SampleGoods): string {
  const picture = readPictureKey(images[0]?.key ?? '');
  if (picture?.kind !== 'goods') return '';
  const { palette, variant } = picture;
  const colourway = variant % archetype.colourways;
  return `${archetype.id} ${colourway} ${compositionOf(archetype.id, palette, variant)}`;
}

const byRecommendation = (a: SampleGoods, b: SampleGoods): number =>
  Number(b.row.recommend) - Number(a.row.recommend) || b.row.goods_no - a.row.goods_no;

function groupBy<Key>(
  shelf: readonly SampleGoods[],
  keysOf: (goods: SampleGoods) => readonly Key[],
): SampleGoods[][] {
  const groups = new Map<Key, SampleGoods[]>();
  for (const goods of shelf)
    for (const key of keysOf(goods)) groups.set(key, [...(groups.get(key) ?? []), goods]);
  return [...groups.values()];
}

/** The first cards of every category in its default order, by recommendation. */
export const firstCardsOf = (shelf: readonly SampleGoods[]): SampleGoods[][] =>
  groupBy(
    shelf.filter(({ row }) => row.status === 'ON_SALE'),
    ({ place }) => place.path.map(({ categoryNo }) => categoryNo),
  ).map((goods) => goods.sort(byRecommendation).slice(0, FIRST_CARDS));

/** Goods that look like the card before them in a list. */
export const lookalikes = (shelf: readonly SampleGoods[]): SampleGoods[] =>
  firstCardsOf(shelf).flatMap((cards) =>
    cards.filter((goods, at) => {
      const before = cards[at - 1];
      return before && lookKeyOf(before) === lookKeyOf(goods);
    }),
  );

/** Marks what sells most in each top category. */
function markBest(shelf: readonly SampleGoods[]): void {
  for (const goods of groupBy(shelf, ({ place }) => [place.path[0]?.categoryNo])) {
    const bySales = goods.sort((a, b) => Number(b.row.sales_cnt) - Number(a.row.sales_cnt));
    for (const { row } of bySales.slice(0, Math.ceil(goods.length * BEST_SHARE)))
      row.badges = ['best', ...(row.badges as string[])];
  }
}

type NamingOf = Map<number, number>;

/** Gives goods whose name another one has a name of its own, and returns which name each got. */
function nameApart(shelf: SampleGoods[], now: Date): NamingOf {
  const taken = new Set<string>();
  const namings: NamingOf = new Map();
  for (const [at, goods] of shelf.entries()) {
    const goodsNo = goods.row.goods_no;
    let named = goods;
    for (let naming = 1; taken.has(String(named.row.name)) && naming < MAX_NAMES; naming += 1) {
      named = sampleGoods(goodsNo, goods.place, now, 0, naming);
      namings.set(goodsNo, naming);
    }
    taken.add(String(named.row.name));
    shelf[at] = named;
  }
  return namings;
}

/**
 * Goods number `from` and the `count - 1` after it, in which no two have the same name, neighbours in
 * a list look different and 베스트 is what sells most. A very large shop is made of several shelves, each on its own.
 */
export function sampleShelf(
  placeOf: ReturnType<typeof createPlaces>,
  from: number,
  count: number,
  now: Date,
): SampleGoods[] {
  const shelf = Array.from({ length: count }, (_, at) =>
    sampleGoods(from + at, placeOf(from + at), now),
  );
  const namings = nameApart(shelf, now);
  for (let turn = 1; turn <= MAX_ROUNDS; turn += 1) {
    const alike = lookalikes(shelf);
    if (alike.length === 0) break;
    for (const { row, place } of alike)
      shelf[row.goods_no - from] = sampleGoods(
        row.goods_no,
        place,
        now,
        turn,
        namings.get(row.goods_no),
      );
  }
  markBest(shelf);
  return shelf;
}
