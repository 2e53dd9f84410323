import type { OrderCard } from '@shop/shared/contracts';
import { Button } from '@shop/shared/ui';
import { useReorder } from './use-reorder';

interface ReorderAllProps {
  order: Pick<OrderCard, 'orderNo' | 'items' | 'actions'>;
  /** As underlined words instead of a button of the full width. */
  isQuiet?: boolean;
}

/** A button that buys all lines of an order again. An order with one line uses the button of its line. */
export function ReorderAll({ order, isQuiet = false }: ReorderAllProps) {
  const { orderNo, items, actions } = order;
  const reorder = useReorder();
  const isOffered = actions.some(({ action }) => action === 'REORDER');
  if (!isOffered || items.length < 2) return null;
  return (
    <Button
      variant={isQuiet ? 'ghost' : 'outline'}
      size={isQuiet ? 'small' : 'medium'}
      isFull={!isQuiet}
      isLoading={reorder.isPending}
      onClick={() => reorder.mutate({ body: { orderNo, to: 'SHEET' } })}
    >
      {items.length}개 모두 바로 재구매
    </Button>
  );
}
