import type { OrderPayment } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import { InfoTable } from '@shop/shared/ui';

const installmentText = ({ installmentMonths, isInterestFree }: OrderPayment): string =>
  installmentMonths > 1 ? `${installmentMonths}개월${isInterestFree ? ' 무이자' : ''}` : '일시불';

export function PaymentInfo({ payment }: { payment: OrderPayment }) {
  const rows = [
    {
      key: '결제 수단',
      value:
        payment.method === 'CARD'
          ? `${payment.cardName ?? '카드'} ${installmentText(payment)}`
          : [payment.methodName, payment.cardName].filter(Boolean).join(' · '),
    },
    { key: '결제 상태', value: payment.stateName },
    ...(payment.approvedAt
      ? [
          {
            key: payment.method === 'VIRTUAL_ACCOUNT' ? '입금 일시' : '승인 일시',
            value: dottedDateTime(payment.approvedAt),
          },
        ]
      : []),
    ...(payment.approvedNo && payment.method !== 'VIRTUAL_ACCOUNT'
      ? [{ key: '승인번호', value: payment.approvedNo }]
      : []),
    ...(payment.cashReceipt
      ? [
          {
            key: '현금영수증',
            value: `${payment.cashReceipt.typeName} · ${payment.cashReceipt.numberMasked} · ${payment.cashReceipt.stateName}`,
          },
        ]
      : []),
  ];
  return <InfoTable caption="결제 정보" rows={rows} />;
}
