import type { FavoriteGoods } from '@shop/shared/contracts';

/** The most lines of one request. */
export const MAX_LINES = 50;

/** What of the selected favourites goes into the basket at once, and what needs a choice or is gone. */
export function basketChoice(selected: readonly FavoriteGoods[]) {
  const items = selected.flatMap(({ state, skuNo, minQty }) =>
    state === 'ON_SALE' && skuNo !== null ? [{ skuNo, qty: minQty }] : [],
  );
  const optionCount = selected.filter(
    ({ state, skuNo }) => state === 'ON_SALE' && skuNo === null,
  ).length;
  return {
    items: items.slice(0, MAX_LINES),
    optionCount,
    goneCount: selected.filter(({ state }) => state !== 'ON_SALE').length,
  };
}

/** "2개를 담았어요. 옵션을 골라야 하는 1개는 담지 않았어요". */
export function basketWords({ items, optionCount, goneCount }: ReturnType<typeof basketChoice>) {
  const left = [
    optionCount > 0 && `옵션을 골라야 하는 ${optionCount}개`,
    goneCount > 0 && `지금 살 수 없는 ${goneCount}개`,
  ].filter(Boolean);
  if (items.length === 0) return `${left.join(', ')}는 담을 수 없어요`;
  const done = `${items.length}개를 장바구니에 담았어요`;
  return left.length > 0 ? `${done}. ${left.join(', ')}는 담지 않았어요` : done;
}
