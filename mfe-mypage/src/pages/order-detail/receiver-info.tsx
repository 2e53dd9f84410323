import { useModalParam } from '@shop/shared/app';
import type { OrderDetail } from '@shop/shared/contracts';
import { formatPhone, isAllDigital } from '@shop/shared/domain';
import { Button, InfoTable, lazy, Section } from '@shop/shared/ui';

const ADDRESS_MODAL = 'address';

const addressSheet = lazy(() =>
  import(/* webpackChunkName: "order-sheets" */ '../../features/address/address-sheet').then(
    ({ AddressSheet }) => AddressSheet,
  ),
);

/** Delivery address; it can be changed while the api allows it. */
export function ReceiverInfo({ order }: { order: OrderDetail }) {
  const { receiver } = order;
  const sheet = useModalParam(ADDRESS_MODAL);
  const change = order.actions.find(({ action }) => action === 'CHANGE_ADDRESS');
  const rows = [
    { key: '이름', value: receiver.name },
    { key: '연락처', value: order.gift ? receiver.phone : formatPhone(receiver.phone) },
    placeOf(order),
    ...(receiver.messageText ? [{ key: '배송 메시지', value: receiver.messageText }] : []),
  ];
  return (
    <Section
      title="받는 분"
      end={
        change && (
          <Button
            variant="outline"
            size="small"
            aria-haspopup="dialog"
            onPointerEnter={addressSheet.preload}
            onFocus={addressSheet.preload}
            onClick={() => sheet.open()}
          >
            {change.label}
          </Button>
        )
      }
    >
      <InfoTable caption="받는 분 정보" rows={rows} />
      {sheet.isOpen && change && <addressSheet.Component order={order} onClose={sheet.close} />}
    </Section>
  );
}

/** Where the goods go. The payer of a gift does not see the receiver's address. */
function placeOf({ gift, items, receiver }: OrderDetail) {
  if (gift) return { key: '주소', value: '받는 분이 입력하고, 보낸 분께는 보여 드리지 않아요' };
  return isAllDigital(items)
    ? { key: '받는 방법', value: '모바일 쿠폰으로 휴대폰에서 받아요' }
    : { key: '주소', value: `(${receiver.zip}) ${receiver.road} ${receiver.detail}` };
}
