import type { BasketView } from '@shop/shared/contracts';
import { onDemand, useIsNear } from '@shop/shared/ui';
import { useRef } from 'react';
import { goodsRowQueries } from '../../features/goods/goods.queries';
import { GoodsRow } from '../../features/goods/goods-row';
import styles from './basket-more.module.css';

const recentGoods = onDemand(() =>
  import(
    /* webpackChunkName: "part-goods-row" */ '@shop/shared/ui/recent-goods/recent-goods-rail'
  ).then(({ RecentGoodsRail }) => RecentGoodsRail),
);

const MAX_SUBSTITUTE_ROWS = 3;

/** Below the basket: substitutes for what cannot be bought, and what was seen recently on this device. */
export function BasketMore({ view }: { view: BasketView | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref);
  const missing = view?.invalidItems ?? [];
  const missingByGoods = [...new Map(missing.map((item) => [item.goodsNo, item])).values()];
  const inBasket = view?.groups.flatMap(({ items }) => items.map(({ goodsNo }) => goodsNo));
  return (
    <>
      {missingByGoods.slice(0, MAX_SUBSTITUTE_ROWS).map(({ goodsNo, goodsName }) => (
        <GoodsRow
          key={goodsNo}
          title={`‘${goodsName}’ 대신 볼 만한 상품`}
          query={goodsRowQueries.similar(goodsNo)}
        />
      ))}
      <div ref={ref}>
        {isNear && <recentGoods.Component className={styles.recent} without={inBasket} />}
      </div>
    </>
  );
}
