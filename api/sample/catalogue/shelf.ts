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

/** Archetype, colourway and composition of the main picture. */
export function lookKeyOf({ images, archetype }: SampleGoods): string {
  const picture = readPictureKey(images[0]?.key ?? '');
  if (picture?.kind !== 'goods') return '';
  const { palette, variant } = picture;
  const colourway = variant % archetype.colourways;
  return `${archetype.id} ${colourway} ${compositionOf(archetype.id, palette, variant)}`;
}

/** What clothes of one kind are shown on; undefined for goods that are always shown alike. */
export function displayKeyOf({ images, archetype }: SampleGoods): string | undefined {
  const picture = readPictureKey(images[0]?.key ?? '');
  const display = picture?.kind === 'goods' && displayOf(archetype.id, picture.variant);
  return display ? `${archetype.id} ${display}` : undefined;
}

/** Computed once for each drawing of the goods, because each stands in several lists. */
const lookKeys = new WeakMap<SampleGoods, string>();

function knownLookKeyOf(goods: SampleGoods): string {
  const key = lookKeys.get(goods) ?? lookKeyOf(goods);
  lookKeys.set(goods, key);
  return key;
}

/** Whether two neighbours in a list would be taken for the same article. */
function looksLike(a: SampleGoods, b: SampleGoods): boolean {
  if (a.archetype !== b.archetype) return false;
  const display = displayKeyOf(a);
  return (
    (display !== undefined && display === displayKeyOf(b)) ||
    knownLookKeyOf(a) === knownLookKeyOf(b)
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

/** The first cards of every category, and of a search for a kind of goods, by recommendation. */
export const firstCardsOf = (shelf: readonly SampleGoods[]): SampleGoods[][] =>
  groupBy(
    shelf.filter(({ row }) => row.status === 'ON_SALE'),
    ({ place, archetype }) => [
      archetype.id,
      ...place.path.map(({ categoryNo }) => String(categoryNo)),
    ],
  ).map((goods) => goods.sort(byRecommendation).slice(0, FIRST_CARDS));

/** Places on the shelf whose goods look like the card before them in a list of places. */
const lookalikes = (shelf: readonly SampleGoods[], list: readonly number[]): number[] =>
  list.filter((place, at) => {
    const [before, goods] = [shelf[list[at - 1] ?? -1], shelf[place]];
    return before && goods && looksLike(before, goods);
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
  // Another drawing changes no order, so the lists are made once.
  const lists = firstCardsOf(shelf).map((cards) => cards.map(({ row }) => row.goods_no - from));
  for (let turn = 1; turn <= MAX_ROUNDS; turn += 1) {
    const alike = new Set(lists.flatMap((list) => lookalikes(shelf, list)));
    if (alike.size === 0) break;
    for (const at of alike) {
      const place = shelf[at]?.place;
      if (place) shelf[at] = sampleGoods(from + at, place, now, turn, namings.get(from + at));
    }
  }
  markBest(shelf);
  return shelf;
}
