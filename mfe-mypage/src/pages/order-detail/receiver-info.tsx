import type { OrderDetail } from '@shop/shared/contracts';
import { InfoTable } from '@shop/shared/ui';

/** Where it goes. */
export function ReceiverInfo({ receiver }: { receiver: OrderDetail['receiver'] }) {
  const rows = [
    { key: '이름', value: receiver.name },
    { key: '연락처', value: receiver.phone },
    { key: '주소', value: `(${receiver.zip}) ${receiver.road} ${receiver.detail}` },
    ...(receiver.messageText ? [{ key: '배송 메시지', value: receiver.messageText }] : []),
  ];
  return <InfoTable caption="받는 분 정보" rows={rows} />;
}
