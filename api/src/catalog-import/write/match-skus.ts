import { foldSpelling } from '@shop/shared/domain';
import type { OptionPair } from '../product';

/** What identifies a variant, in the file or in the shop. */
export interface Identity {
  /** Its SKU; empty without one. */
  code: string;
  /** Undefined when its options are not known any more. */
  pairs: readonly OptionPair[] | undefined;
}

const setOf = (pairs: readonly OptionPair[], spell: (text: string) => string): string =>
  JSON.stringify(
    pairs.map(({ name, value }) => JSON.stringify([spell(name), spell(value)])).sort(),
  );

/**
 * By what a variant is the same, the most certain first: its SKU; its options in any order; the same in
 * another spelling; its values, when an option was renamed.
 */
const identifiers: ((identity: Identity) => string | undefined)[] = [
  ({ code }) => code || undefined,
  ({ pairs }) => pairs && setOf(pairs, (text) => text),
  ({ pairs }) => pairs && setOf(pairs, foldSpelling),
  ({ pairs }) => pairs && JSON.stringify(pairs.map(({ value }) => foldSpelling(value))),
];

function grouped<T>(items: Iterable<T>, keyOf: (item: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** The only one on sale, or the only one. */
function onlyOf<T extends { isOnSale: boolean }>(rows: readonly T[]): T | undefined {
  const onSale = rows.filter(({ isOnSale }) => isOnSale);
  const [row, other] = onSale.length > 0 ? onSale : rows;
  return other ? undefined : row;
}

/**
 * Finds the shop's row of each variant of a product. A variant without one is new; where two rows or two
 * variants fit alike, none is taken by that identifier.
 */
export function matchSkus<V extends Identity, R extends Identity & { isOnSale: boolean }>(
  variants: readonly V[],
  rows: readonly R[],
): Map<V, R> {
  const matched = new Map<V, R>();
  const left = { variants: new Set(variants), rows: new Set(rows) };
  for (const identifier of identifiers) {
    const rowsByKey = grouped(left.rows, identifier);
    for (const [key, [variant, other]] of grouped(left.variants, identifier)) {
      const row = onlyOf(rowsByKey.get(key) ?? []);
      if (!variant || other || !row) continue;
      matched.set(variant, row);
      left.variants.delete(variant);
      left.rows.delete(row);
    }
  }
  return matched;
}
