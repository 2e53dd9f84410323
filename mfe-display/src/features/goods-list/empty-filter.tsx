import { Button, EmptyState } from '@shop/shared/ui';
import { type GoodsFilter, noFilter } from './goods-filter';

/** Empty state when no goods match all filters. */
export function EmptyFilter({ onShow }: { onShow: (filter: GoodsFilter) => void }) {
  return (
    <EmptyState
      title="조건에 맞는 상품이 없어요"
      reason="조건을 줄이면 더 많은 상품을 볼 수 있어요"
      action={
        <Button variant="outline" onClick={() => onShow(noFilter)}>
          전체 상품 보기
        </Button>
      }
    />
  );
}
