import type { PageMeta } from '@shop/shared/app';
import { PageFrame, Resource } from '@shop/shared/ui';
import { useBasket } from '../../features/basket/use-basket';
import { CheckedBag } from './checked-bag';
import { CheckingBag } from './checking-bag';

export const meta = (): PageMeta => ({ title: '주문할 상품 확인', robots: 'noindex' });

/** Entry of the native basket and of old links: leads to the order sheet, or shows what prevents it. */
export function Page() {
  const basket = useBasket();
  return (
    <PageFrame title="주문할 상품 확인">
      <Resource query={basket.query} skeleton={<CheckingBag />}>
        {(view) => <CheckedBag basket={basket} view={basket.applyPending(view)} />}
      </Resource>
    </PageFrame>
  );
}
