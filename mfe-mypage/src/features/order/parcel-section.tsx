import { useQuery } from '@shop/shared/app';
import { type Fragments, paths } from '@shop/shared/contracts';
import { Section } from '@shop/shared/ui';
import { firstArriving, NextParcel } from './next-parcel';
import { orderQueries } from './order.queries';

/** The next parcel to arrive, with a link to all orders. Renders nothing when no parcel is on its way. */
export function ParcelSection({ months }: Fragments['mypage/next-parcel']) {
  const { data } = useQuery(orderQueries.shipping(months));
  if (!data || !firstArriving(data.orders)) return null;
  return (
    <Section title="배송 중인 상품" moreTo={paths.orderList()}>
      <NextParcel months={months} />
    </Section>
  );
}
