import type { OrderDetail } from '@shop/shared/contracts';
import { isAllDigital, orderStateName, orderStates } from '@shop/shared/domain';
import { Notice, Timeline } from '@shop/shared/ui';

type Stops = Partial<Record<OrderDetail['state'], number>>;

const parcelStops: Stops = {
  CREATED: -1,
  DEPOSIT_WAIT: -1,
  PAY_DONE: 0,
  PRODUCT_PREPARE: 0,
  DELIVERY_PREPARE: 1,
  DELIVERY_ING: 2,
  DELIVERY_DONE: 3,
  BUY_CONFIRM: 4,
};

const parcelSteps = (
  ['PAY_DONE', 'DELIVERY_PREPARE', 'DELIVERY_ING', 'DELIVERY_DONE', 'BUY_CONFIRM'] as const
).map((state) => orderStates[state]);

/** Vouchers are issued with the payment, and the purchase ends when none is left to use. */
const voucherStops: Stops = { CREATED: -1, DEPOSIT_WAIT: -1, PAY_DONE: 1, BUY_CONFIRM: 2 };
const voucherSteps = [
  orderStates.PAY_DONE,
  orderStateName('PAY_DONE', true),
  orderStateName('BUY_CONFIRM', true),
];

/** Progress of the order, or a message when it ended another way, such as by cancel. */
export function OrderProgress({ order: { state, items } }: { order: OrderDetail }) {
  const isVoucher = isAllDigital(items);
  const current = (isVoucher ? voucherStops : parcelStops)[state];
  if (current === undefined) return <Notice title={orderStates[state]} />;
  return (
    <Timeline
      label="주문 진행 상태"
      steps={(isVoucher ? voucherSteps : parcelSteps).map((label) => ({ label }))}
      current={current}
    />
  );
}
