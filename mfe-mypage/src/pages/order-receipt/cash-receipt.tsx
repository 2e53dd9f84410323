import { type OrderDetail, site } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import { EmptyState, InfoTable, wonFigure } from '@shop/shared/ui';
import { ReceiptSellers } from './receipt-sellers';
import { vatOf } from './vat';

/** 현금영수증: what was reported to the tax office for the order, as far as it was kept. */
export function CashReceipt({ order }: { order: OrderDetail }) {
  const { payment, orderNo, items } = order;
  const receipt = payment?.cashReceipt;
  if (!payment?.approvedAt || !receipt)
    return (
      <EmptyState
        title="현금영수증이 없는 주문이에요"
        reason="현금으로 결제하며 신청한 주문에 발급해요"
      />
    );
  const keptWon = payment.payWon - payment.canceledWon;
  const vatWon = vatOf(keptWon);
  const rows = [
    { key: '상점', value: site.name },
    { key: '주문번호', value: orderNo },
    { key: '상품', value: items.map(({ goodsName }) => goodsName).join(', ') },
    { key: '용도', value: receipt.typeName },
    { key: '발급 번호', value: receipt.numberMasked },
    { key: '발급 상태', value: receipt.stateName },
    { key: '거래 일시', value: dottedDateTime(payment.approvedAt) },
    { key: '공급가액', value: `${wonFigure(keptWon - vatWon)}원` },
    { key: '부가세', value: `${wonFigure(vatWon)}원` },
    { key: '합계', value: `${wonFigure(keptWon)}원` },
  ];
  return (
    <>
      <InfoTable caption="현금영수증" rows={rows} />
      <ReceiptSellers sellers={order.sellers} />
    </>
  );
}
