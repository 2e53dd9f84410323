import { recentGoods } from '@shop/shared/app';
import type { BasketView } from '@shop/shared/contracts';
import { useEffect, useState } from 'react';
import { goodsRowQueries } from '../../features/goods/goods.queries';
import { GoodsRow } from '../../features/goods/goods-row';

const MAX_RECENT = 10;
const MAX_SUBSTITUTE_ROWS = 3;

/** Below the basket: substitutes for what cannot be bought, and what was seen recently on this device. */
export function BasketMore({ view }: { view: BasketView | undefined }) {
  const recent = useRecent();
  const missing = view?.invalidItems ?? [];
  const missingByGoods = [...new Map(missing.map((item) => [item.goodsNo, item])).values()];
  return (
    <>
      {missingByGoods.slice(0, MAX_SUBSTITUTE_ROWS).map(({ goodsNo, goodsName }) => (
        <GoodsRow
          key={goodsNo}
          title={`‘${goodsName}’ 대신 볼 만한 상품`}
          query={goodsRowQueries.similar(goodsNo)}
        />
      ))}
      {recent.length > 0 && <GoodsRow title="최근 본 상품" query={goodsRowQueries.cards(recent)} />}
    </>
  );
}

/** Storage exists only in the browser, so the first render has none. */
function useRecent(): number[] {
  const [recent, setRecent] = useState<number[]>([]);
  useEffect(() => setRecent(recentGoods.list().slice(0, MAX_RECENT)), []);
  return recent;
}
