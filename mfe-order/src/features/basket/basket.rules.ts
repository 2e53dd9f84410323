import type { BasketDelivery, BasketGroup, BasketItem, BasketView } from '@shop/shared/contracts';

/** Pending basket mutation: changes that the server has not confirmed yet. */
export interface BasketMutation {
  selected: ReadonlyMap<number, boolean>;
  qty: ReadonlyMap<number, number>;
}

export const emptyMutation: BasketMutation = { selected: new Map(), qty: new Map() };

export const mergeMutations = (earlier: BasketMutation, later: BasketMutation): BasketMutation => ({
  selected: new Map([...earlier.selected, ...later.selected]),
  qty: new Map([...earlier.qty, ...later.qty]),
});

export const selectMutation = (
  itemNos: readonly number[],
  isSelected: boolean,
): BasketMutation => ({
  ...emptyMutation,
  selected: new Map(itemNos.map((itemNo) => [itemNo, isSelected])),
});

export const quantityMutation = (itemNo: number, qty: number): BasketMutation => ({
  ...emptyMutation,
  qty: new Map([[itemNo, qty]]),
});

export const itemsOf = (view: BasketView): BasketItem[] =>
  view.groups.flatMap(({ items }) => items);

export const selectedOf = (view: BasketView): BasketItem[] =>
  itemsOf(view).filter(({ selected }) => selected);

const sum = <T>(list: readonly T[], wonOf: (item: T) => number): number =>
  list.reduce((total, item) => total + wonOf(item), 0);

const applyToItem = (item: BasketItem, mutation: BasketMutation): BasketItem => {
  const qty = mutation.qty.get(item.itemNo) ?? item.qty;
  return {
    ...item,
    qty,
    amountWon: item.unitPriceWon * qty,
    selected: mutation.selected.get(item.itemNo) ?? item.selected,
  };
};

/** Estimates the remaining amount for free delivery; the server computes the fee itself. */
const expectedDelivery = (delivery: BasketDelivery, goodsWon: number): BasketDelivery => {
  const { freeOverWon } = delivery;
  const remainingWon = freeOverWon === null ? null : Math.max(0, freeOverWon - goodsWon);
  return {
    ...delivery,
    feeWon: goodsWon === 0 || remainingWon === 0 ? 0 : delivery.feeWon,
    remainingWon,
    progressRate:
      freeOverWon === null ? 0 : Math.min(100, Math.floor((goodsWon / freeOverWon) * 100)),
  };
};

const applyToGroup = (group: BasketGroup, mutation: BasketMutation): BasketGroup => {
  const items = group.items.map((item) => applyToItem(item, mutation));
  const goodsWon = sum(
    items.filter(({ selected }) => selected),
    ({ amountWon }) => amountWon,
  );
  const isSame = goodsWon === group.goodsWon;
  const delivery = isSame ? group.delivery : expectedDelivery(group.delivery, goodsWon);
  return { ...group, items, goodsWon, delivery };
};

/** Applies the pending mutation to the basket; shown until the server responds. */
export function applyMutation(view: BasketView, mutation: BasketMutation | undefined): BasketView {
  if (!mutation) return view;
  const groups = view.groups.map((group) => applyToGroup(group, mutation));
  const chosen = groups.flatMap(({ items }) => items.filter(({ selected }) => selected));
  const listWon = sum(chosen, ({ listPriceWon, qty }) => listPriceWon * qty);
  const goodsWon = sum(chosen, ({ amountWon }) => amountWon);
  const deliveryWon = sum(groups, ({ delivery }) => delivery.feeWon);
  return {
    ...view,
    groups,
    totals: {
      // Keeps the former value while the server computes the new one, which avoids a layout shift.
      ownCard: view.totals.ownCard,
      listWon,
      goodsWon,
      discountWon: listWon - goodsWon,
      deliveryWon,
      payWon: goodsWon + deliveryWon,
      selectedItems: chosen.length,
      selectedQty: sum(chosen, ({ qty }) => qty),
    },
  };
}

/** Price change since the goods were added; undefined when the price is the same. */
export function priceMove(item: BasketItem): { byWon: number; isLower: boolean } | undefined {
  const byWon = item.unitPriceWon - item.addedPriceWon;
  return byWon === 0 ? undefined : { byWon: Math.abs(byWon), isLower: byWon < 0 };
}

/** Maximum of the stepper: the smallest of goods limit, remaining purchase limit and stock. */
export function largestQty({ limits, available }: BasketItem): number {
  const largest = Math.min(limits.maxQty, limits.idLimitQty ?? limits.maxQty, available);
  return Math.max(limits.minQty, largest);
}
