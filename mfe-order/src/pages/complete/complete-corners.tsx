import { goodsRowQueries } from '../../features/goods/goods.queries';
import { GoodsRow } from '../../features/goods/goods-row';
import type { CompletedOrder } from '../../features/order/order.queries';

/** The two corners below a completed order, by the first ordered goods. */
export function CompleteCorners({ order }: { order: CompletedOrder }) {
  const goodsNo = order.items[0]?.goodsNo;
  if (goodsNo === undefined) return null;
  return (
    <>
      <GoodsRow
        title="함께 보면 좋은 상품"
        corner="order-completed-related"
        query={goodsRowQueries.related(goodsNo)}
      />
      <GoodsRow
        title="같은 카테고리 인기 상품"
        corner="order-completed-category-related"
        query={goodsRowQueries.similar(goodsNo)}
      />
    </>
  );
}
