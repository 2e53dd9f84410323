import type { PageMeta } from '@shop/shared/app';
import type { BasketView } from '@shop/shared/contracts';
import { CornersFragment, PageFrame, Resource } from '@shop/shared/ui';
import { type Basket, useBasket } from '../../features/basket/use-basket';
import { useKeepForLater } from '../../features/basket/use-keep-for-later';
import { useRemoveItems } from '../../features/basket/use-remove-items';
import { BasketContents } from './basket-contents';
import { BasketEmpty } from './basket-empty';
import { BasketLater } from './basket-later';
import { BasketMore } from './basket-more';
import styles from './basket-more.module.css';
import { BasketSkeleton } from './basket-skeleton';

export const meta = (): PageMeta => ({ title: '장바구니', robots: 'noindex' });

const isEmpty = ({ groups, invalidItems }: BasketView) =>
  groups.length === 0 && invalidItems.length === 0;

export function Page() {
  const basket = useBasket();
  return (
    <PageFrame title="장바구니">
      <Resource
        query={basket.query}
        skeleton={<BasketSkeleton />}
        empty={<BasketEmpty />}
        isEmpty={isEmpty}
      >
        {(view) => <BasketContents basket={basket} view={basket.applyPending(view)} />}
      </Resource>
      <LaterItems basket={basket} />
      {/* Drawn before the basket, these would be moved by it. */}
      {!basket.query.isPending && (
        <>
          <BasketMore view={basket.query.data} />
          <div className={styles.corners}>
            <CornersFragment pageCd="BASKET" />
          </div>
        </>
      )}
    </PageFrame>
  );
}

function LaterItems({ basket }: { basket: Basket }) {
  const { moveBack, isMoving } = useKeepForLater(basket.flush);
  const { remove } = useRemoveItems(basket.flush);
  const items = basket.query.data?.laterItems ?? [];
  if (items.length === 0) return null;
  return (
    <BasketLater
      items={items}
      isBusy={isMoving}
      onMoveBack={(itemNo) => void moveBack(itemNo)}
      onRemove={(itemNo) => void remove([itemNo], '')}
    />
  );
}
