import type { OrderDetail } from '@shop/shared/contracts';
import { orderStates } from '@shop/shared/domain';
import { Notice, Timeline } from '@shop/shared/ui';

const way = [
  'PAY_DONE',
  'DELIVERY_PREPARE',
  'DELIVERY_ING',
  'DELIVERY_DONE',
  'BUY_CONFIRM',
] as const;

const stopOf: Partial<Record<OrderDetail['state'], number>> = {
  CREATED: -1,
  DEPOSIT_WAIT: -1,
  PAY_DONE: 0,
  PRODUCT_PREPARE: 0,
  DELIVERY_PREPARE: 1,
  DELIVERY_ING: 2,
  DELIVERY_DONE: 3,
  BUY_CONFIRM: 4,
};

/** Progress of the order, or a message when it ended another way, such as by cancel. */
export function OrderProgress({ state }: { state: OrderDetail['state'] }) {
  const current = stopOf[state];
  if (current === undefined) return <Notice title={orderStates[state]} />;
  return (
    <Timeline
      label="주문 진행 상태"
      steps={way.map((stop) => ({ label: orderStates[stop] }))}
      current={current}
    />
  );
}
