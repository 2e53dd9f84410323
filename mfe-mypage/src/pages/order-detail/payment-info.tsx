import type { OrderPayment } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import { InfoTable } from '@shop/shared/ui';

const installmentText = ({ installmentMonths, isInterestFree }: OrderPayment): string =>
  installmentMonths > 1 ? `${installmentMonths}개월${isInterestFree ? ' 무이자' : ''}` : '일시불';

export function PaymentInfo({ payment }: { payment: OrderPayment }) {
  const rows = [
    {
      key: '결제 수단',
      value: payment.cardName
        ? `${payment.cardName} ${installmentText(payment)}`
        : payment.methodName,
    },
    { key: '결제 상태', value: payment.stateName },
    ...(payment.approvedAt
      ? [{ key: '승인 일시', value: dottedDateTime(payment.approvedAt) }]
      : []),
    ...(payment.approvedNo ? [{ key: '승인번호', value: payment.approvedNo }] : []),
  ];
  return <InfoTable caption="결제 정보" rows={rows} />;
}
