import type { BasketDelivery, BasketGroup, BasketItem, BasketView } from '@shop/shared/contracts';

/** What the shopper asked of the basket and the server has not answered yet. */
export interface BasketWish {
  selected: ReadonlyMap<number, boolean>;
  qty: ReadonlyMap<number, number>;
}

export const noWish: BasketWish = { selected: new Map(), qty: new Map() };

export const foldWishes = (earlier: BasketWish, later: BasketWish): BasketWish => ({
  selected: new Map([...earlier.selected, ...later.selected]),
  qty: new Map([...earlier.qty, ...later.qty]),
});

export const selectWish = (itemNos: readonly number[], isSelected: boolean): BasketWish => ({
  ...noWish,
  selected: new Map(itemNos.map((itemNo) => [itemNo, isSelected])),
});

export const qtyWish = (itemNo: number, qty: number): BasketWish => ({
  ...noWish,
  qty: new Map([[itemNo, qty]]),
});

export const itemsOf = (view: BasketView): BasketItem[] =>
  view.groups.flatMap(({ items }) => items);

export const selectedOf = (view: BasketView): BasketItem[] =>
  itemsOf(view).filter(({ selected }) => selected);

const sum = <T>(list: readonly T[], wonOf: (one: T) => number): number =>
  list.reduce((total, one) => total + wonOf(one), 0);

const wishedItem = (item: BasketItem, wish: BasketWish): BasketItem => {
  const qty = wish.qty.get(item.itemNo) ?? item.qty;
  return {
    ...item,
    qty,
    amountWon: item.unitPriceWon * qty,
    selected: wish.selected.get(item.itemNo) ?? item.selected,
  };
};

/** As far as a page can know: the fee itself is the server's to say. */
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

const wishedGroup = (group: BasketGroup, wish: BasketWish): BasketGroup => {
  const items = group.items.map((item) => wishedItem(item, wish));
  const goodsWon = sum(
    items.filter(({ selected }) => selected),
    ({ amountWon }) => amountWon,
  );
  const isSame = goodsWon === group.goodsWon;
  const delivery = isSame ? group.delivery : expectedDelivery(group.delivery, goodsWon);
  return { ...group, items, goodsWon, delivery };
};

/** The basket as it will be once the server has heard of the wish; shown until it has answered. */
export function withWish(view: BasketView, wish: BasketWish | undefined): BasketView {
  if (!wish) return view;
  const groups = view.groups.map((group) => wishedGroup(group, wish));
  const chosen = groups.flatMap(({ items }) => items.filter(({ selected }) => selected));
  const listWon = sum(chosen, ({ listPriceWon, qty }) => listPriceWon * qty);
  const goodsWon = sum(chosen, ({ amountWon }) => amountWon);
  const deliveryWon = sum(groups, ({ delivery }) => delivery.feeWon);
  return {
    ...view,
    groups,
    totals: {
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

/** How a price moved since the goods were put in; undefined when it did not. */
export function priceMove(item: BasketItem): { byWon: number; isLower: boolean } | undefined {
  const byWon = item.unitPriceWon - item.addedPriceWon;
  return byWon === 0 ? undefined : { byWon: Math.abs(byWon), isLower: byWon < 0 };
}

/** The most the stepper offers: what the goods allow, the shopper may still buy and the shelf holds. */
export function largestQty({ limits, available }: BasketItem): number {
  const largest = Math.min(limits.maxQty, limits.idLimitQty ?? limits.maxQty, available);
  return Math.max(limits.minQty, largest);
}
