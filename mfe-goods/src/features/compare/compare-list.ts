import { like, storedState, useStore } from '@shop/shared/app';
import { isPositiveInteger } from '@shop/shared/domain';
import { MAX_COMPARED } from './compared-goods';

/** Goods of one top category, which are to be compared. */
interface Compared {
  categoryNo: number;
  goodsNos: readonly number[];
}

const none: Compared = { categoryNo: 0, goodsNos: [] };
const resembles = like<Compared>({ categoryNo: 0, goodsNos: [0] });
const isCompared = (value: unknown): value is Compared =>
  resembles(value) &&
  value.goodsNos.length <= MAX_COMPARED &&
  value.goodsNos.every((goodsNo) => isPositiveInteger(String(goodsNo)));

const compared = storedState('shop.goods.compare', isCompared, none);

export type AddOutcome = 'added' | 'full' | 'otherKind';

function outcomeOf(state: Compared, goodsNo: number, categoryNo: number): AddOutcome {
  if (state.goodsNos.includes(goodsNo)) return 'added';
  if (state.goodsNos.length > 0 && state.categoryNo !== categoryNo) return 'otherKind';
  return state.goodsNos.length >= MAX_COMPARED ? 'full' : 'added';
}

/** 상품 비교 of this device. Empty on the server. */
export const compareList = {
  list: (): readonly number[] => compared.getState().goodsNos,
  add(goodsNo: number, categoryNo: number): AddOutcome {
    let outcome: AddOutcome = 'added';
    compared.update((state) => {
      outcome = outcomeOf(state, goodsNo, categoryNo);
      if (outcome !== 'added') return state;
      return { categoryNo, goodsNos: [...new Set([...state.goodsNos, goodsNo])] };
    });
    return outcome;
  },
  remove: (removed: readonly number[]): void =>
    compared.update(({ categoryNo, goodsNos }) => ({
      categoryNo,
      goodsNos: goodsNos.filter((goodsNo) => !removed.includes(goodsNo)),
    })),
};

/** The goods to compare; empty on the server and during hydration. */
export const useCompared = (): readonly number[] => useStore(compared, ({ goodsNos }) => goodsNos);
