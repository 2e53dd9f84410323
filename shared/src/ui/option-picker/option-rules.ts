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

/** The state of each value of the level after `chosen`. Values are never omitted, only marked. */
export function valueStates(
  groups: readonly OptionGroup[],
  skus: readonly GoodsSku[],
  chosen: Chosen,
): ValueState[] {
  const isLastLevel = chosen.length === groups.length - 1;
  return (groups[chosen.length]?.values ?? []).map((value) => {
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
