import type { GoodsSummary } from './goods-summary';

/** What the title of a shelf states about its goods. */
export interface ShelfRule {
  archetypes: readonly string[];
  /** Matches the names of all goods. */
  named?: RegExp;
  /** Matches the name of none. */
  unnamed?: RegExp;
  /** What the shopper pays, won, both ends included. */
  priceWon?: readonly [lowest: number, highest: number];
}

export const followsRule = (
  { archetypes, named, unnamed, priceWon }: ShelfRule,
  { archetype, name, payPrice }: GoodsSummary,
): boolean =>
  archetypes.includes(archetype) &&
  (named?.test(name) ?? true) &&
  !unnamed?.test(name) &&
  (priceWon === undefined || (payPrice >= priceWon[0] && payPrice <= priceWon[1]));
