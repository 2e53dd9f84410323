import type { BasketView } from '@shop/shared/contracts';
import { itemsOf } from '../../features/basket/basket.rules';
import { BasketInvalid } from '../../features/basket/lines/basket-invalid';
import { BasketLine } from '../../features/basket/lines/basket-line';
import type { Basket } from '../../features/basket/use-basket';
import { useKeepForLater } from '../../features/basket/use-keep-for-later';
import { useRemoveItems } from '../../features/basket/use-remove-items';
import styles from './shopping-bag.module.css';

/** The items that cannot be ordered as they are, each with the controls that correct it. */
export function BagProblems({ basket, view }: { basket: Basket; view: BasketView }) {
  const { remove } = useRemoveItems(basket.flush);
  const { keepForLater } = useKeepForLater(basket.flush);
  const items = itemsOf(view).filter(({ problem }) => problem !== null);
  if (items.length + view.invalidItems.length === 0) {
    return (
      <p className={styles.intro}>
        {view.totals.selectedItems === 0
          ? '장바구니에서 주문할 상품을 골라 주세요.'
          : '고칠 상품이 더 없어요. 이제 주문할 수 있어요.'}
      </p>
    );
  }
  return (
    <>
      <p className={styles.intro}>주문하기 전에 아래 상품을 확인해 주세요.</p>
      {items.length > 0 && (
        <ul aria-label="수량이나 옵션을 바꿔야 하는 상품">
          {items.map((item) => (
            <BasketLine
              key={item.itemNo}
              item={item}
              onSelect={(isSelected) => basket.select([item.itemNo], isSelected)}
              onQty={(qty) => basket.setQty(item.itemNo, qty)}
              onRemove={() => void remove([item.itemNo], '')}
              onKeepForLater={() => void keepForLater(item.itemNo)}
              onFlush={basket.flush}
            />
          ))}
        </ul>
      )}
      {view.invalidItems.length > 0 && (
        <BasketInvalid
          items={view.invalidItems}
          onRemove={(itemNos) =>
            void remove(itemNos, `구매할 수 없는 상품 ${itemNos.length}개를 삭제할까요?`)
          }
        />
      )}
    </>
  );
}
