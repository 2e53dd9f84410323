import { compositionOf, displayOf } from '../pictures';
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

function mainPictureOf({ images }: SampleGoods) {
  const picture = readPictureKey(images[0]?.key ?? '');
  return picture?.kind === 'goods' ? picture : undefined;
}

/** Identifies what the main picture shows: goods with the same key look the same in a list. */
export function lookKeyOf(goods: SampleGoods): string {
  const picture = mainPictureOf(goods);
  if (!picture) return '';
  const { archetype } = goods;
  const { palette, variant } = picture;
  const colourway = variant % archetype.colourways;
  return `${archetype.id} ${colourway} ${compositionOf(archetype.id, palette, variant)}`;
}

/** Archetype and display (such as a hanger) of clothes, or arrangement of other goods; undefined without either. */
export function displayKeyOf(goods: SampleGoods): string | undefined {
  const picture = mainPictureOf(goods);
  const display = picture && displayOf(picture.archetype, picture.variant);
  return display ? `${picture.archetype} ${display}` : undefined;
}

/** Results of `lookKeyOf`. Each product is in several lists, so its key is computed once. */
const lookKeyCache = new WeakMap<SampleGoods, string>();

function cachedLookKeyOf(goods: SampleGoods): string {
  const key = lookKeyCache.get(goods) ?? lookKeyOf(goods);
  lookKeyCache.set(goods, key);
  return key;
}

/** Whether two goods look the same in a list. */
function isLookalike(a: SampleGoods, b: SampleGoods): boolean {
  if (a.archetype !== b.archetype) return false;
  const display = displayKeyOf(a);
  return (
    (display !== undefined && display === displayKeyOf(b)) ||
    cachedLookKeyOf(a) === cachedLookKeyOf(b)
  );
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

/** The first cards of every category and of every archetype (as a search lists them), by recommendation. */
export const firstCardsOf = (shelf: readonly SampleGoods[]): SampleGoods[][] =>
  groupBy(
    shelf.filter(({ row }) => row.status === 'ON_SALE'),
    ({ place, archetype }) => [
      archetype.id,
      ...place.path.map(({ categoryNo }) => String(categoryNo)),
    ],
  ).map((goods) => goods.sort(byRecommendation).slice(0, FIRST_CARDS));

/** Indexes on the shelf of the goods that look like the card before them; `list` has shelf indexes. */
const findLookalikes = (shelf: readonly SampleGoods[], list: readonly number[]): number[] =>
  list.filter((place, at) => {
    const [before, goods] = [shelf[list[at - 1] ?? -1], shelf[place]];
    return before && goods && isLookalike(before, goods);
  });

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
  // A new drawing does not change the order of the lists, so they are built once.
  const lists = firstCardsOf(shelf).map((cards) => cards.map(({ row }) => row.goods_no - from));
  for (let turn = 1; turn <= MAX_ROUNDS; turn += 1) {
    const alike = new Set(lists.flatMap((list) => findLookalikes(shelf, list)));
    if (alike.size === 0) break;
    for (const at of alike) {
      const place = shelf[at]?.place;
      if (place) shelf[at] = sampleGoods(from + at, place, now, turn, namings.get(from + at));
    }
  }
  markBest(shelf);
  return shelf;
}
