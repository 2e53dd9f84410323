import type { PageMeta } from '@shop/shared/app';
import type { BasketView } from '@shop/shared/contracts';
import { PageFrame, Resource } from '@shop/shared/ui';
import { useBasket } from '../../features/basket/use-basket';
import { BasketContents } from './basket-contents';
import { BasketEmpty } from './basket-empty';
import { BasketMore } from './basket-more';
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
      <BasketMore view={basket.query.data} />
    </PageFrame>
  );
}
