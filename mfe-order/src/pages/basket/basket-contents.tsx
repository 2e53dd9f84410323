import { toast, useQueryClient } from '@shop/shared/app';
import type { BasketView } from '@shop/shared/contracts';
import { Button, TwoColumn } from '@shop/shared/ui';
import { basketQueries } from '../../features/basket/basket.queries';
import { selectedOf } from '../../features/basket/basket.rules';
import { BasketInvalid } from '../../features/basket/lines/basket-invalid';
import { lineId } from '../../features/basket/lines/line-id';
import type { Basket } from '../../features/basket/use-basket';
import { useKeepForLater } from '../../features/basket/use-keep-for-later';
import { useOrderStart } from '../../features/basket/use-order-start';
import { useRemoveItems } from '../../features/basket/use-remove-items';
import { BasketBar } from './basket-bar';
import { BasketGroup } from './basket-group';
import { BasketSummary } from './basket-summary';
import styles from './basket-summary.module.css';
import { BasketToolbar } from './basket-toolbar';

export function BasketContents({ basket, view }: { basket: Basket; view: BasketView }) {
  const client = useQueryClient();
  const { remove, isRemoving } = useRemoveItems(basket.flush);
  const { keepForLater } = useKeepForLater(basket.flush);
  const { start, isStarting } = useOrderStart();

  const handleOrder = async (isGift = false) => {
    if (!(await basket.flush())) return;
    const flushed = client.getQueryData(basketQueries.view().queryKey) ?? view;
    const chosen = selectedOf(flushed);
    const obstacle = chosen.find(({ problem }) => problem !== null);
    if (!obstacle)
      return start(
        chosen.map(({ itemNo }) => itemNo),
        isGift,
      );
    document.getElementById(lineId(obstacle.itemNo))?.focus();
    toast(obstacle.problem?.message ?? '');
  };

  return (
    <TwoColumn
      side={
        <>
          {view.groups.length > 0 && (
            <BasketSummary
              totals={view.totals}
              hasPendingMutation={basket.hasPendingMutation}
              hasCoupons={selectedOf(view).some(({ couponWon }) => couponWon > 0)}
            />
          )}
          {view.totals.selectedItems > 0 && (
            <div className={styles.gift}>
              <span>주소를 몰라도 보낼 수 있어요</span>
              <Button
                variant="outline"
                size="small"
                isLoading={isStarting}
                onClick={() => void handleOrder(true)}
              >
                선물하기
              </Button>
            </div>
          )}
          <BasketBar totals={view.totals} isBusy={isStarting} onOrder={() => void handleOrder()} />
        </>
      }
    >
      {view.groups.length > 0 && (
        <BasketToolbar
          view={view}
          onSelect={basket.select}
          isBusy={isRemoving}
          onRemove={(itemNos) =>
            void remove(itemNos, `선택한 상품 ${itemNos.length}개를 삭제할까요?`)
          }
        />
      )}
      {view.groups.map((group) => (
        <BasketGroup
          key={group.sellerNo}
          group={group}
          onSelect={basket.select}
          onQty={basket.setQty}
          onRemove={(itemNo) => void remove([itemNo], '')}
          onKeepForLater={(itemNo) => void keepForLater(itemNo)}
          onFlush={basket.flush}
        />
      ))}
      {view.invalidItems.length > 0 && (
        <BasketInvalid
          items={view.invalidItems}
          onRemove={(itemNos) =>
            void remove(itemNos, `구매할 수 없는 상품 ${itemNos.length}개를 삭제할까요?`)
          }
        />
      )}
    </TwoColumn>
  );
}
