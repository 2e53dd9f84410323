import type { GoodsSku, OptionGroup, OptionValue } from '@shop/shared/contracts';

/** Selected value numbers, in level order. */
export type Chosen = readonly number[];

export interface ValueState {
  value: OptionValue;
  /** Why it cannot be bought; undefined when it can. */
  reason?: '품절' | '선택 불가';
  /** Minimum surcharge, won. */
  addPriceWon: number;
  /** Pieces left, only when the selection identifies the article and few are left. */
  remaining?: number;
}

/** "N개 남음" is shown below this number; it must be true (L6). */
const FEW = 10;

const matches = (sku: GoodsSku, chosen: Chosen): boolean =>
  chosen.every((valueNo, level) => sku.valueNos[level] === valueNo);

/**
 * The state of each value of a level after `chosen`. Values are never omitted, only marked. A level
 * whose earlier ones are not chosen yet marks nothing.
 */
export function valueStates(
  groups: readonly OptionGroup[],
  skus: readonly GoodsSku[],
  chosen: Chosen,
  level = chosen.length,
): ValueState[] {
  const isLastLevel = level === groups.length - 1;
  const values = groups[level]?.values ?? [];
  if (chosen.length < level) return values.map((value) => ({ value, addPriceWon: 0 }));
  return values.map((value) => {
    const fitting = skus.filter((sku) => matches(sku, [...chosen, value.valueNo]));
    const buyable = fitting.filter((sku) => sku.available > 0);
    const priced = buyable.length > 0 ? buyable : fitting;
    const remaining = isLastLevel ? buyable[0]?.available : undefined;
    return {
      value,
      reason: fitting.length === 0 ? '선택 불가' : buyable.length === 0 ? '품절' : undefined,
      addPriceWon: priced.length > 0 ? Math.min(...priced.map((sku) => sku.addPriceWon)) : 0,
      remaining: remaining !== undefined && remaining < FEW ? remaining : undefined,
    };
  });
}

/** The article of a complete selection. */
export function skuOf(skus: readonly GoodsSku[], chosen: Chosen): GoodsSku | undefined {
  return skus.find((sku) => sku.valueNos.length === chosen.length && matches(sku, chosen));
}

/** The names of the levels that have no value yet. */
export const missingLevels = (groups: readonly OptionGroup[], chosen: Chosen): string[] =>
  groups.slice(chosen.length).map(({ name }) => name);

/** The values that exist, up to the first that does not: a choice read from a URL may be stale. */
export function validChoice(groups: readonly OptionGroup[], chosen: Chosen): Chosen {
  const wrong = groups.findIndex(
    ({ values }, level) => !values.some(({ valueNo }) => valueNo === chosen[level]),
  );
  return wrong === -1 ? chosen.slice(0, groups.length) : chosen.slice(0, wrong);
}
