import { render, screen, within } from '@testing-library/react';
import { orderDetail } from '../../test/sample-order';
import { payment } from '../../test/sample-payment';
import { CashReceipt } from './cash-receipt';
import { PaymentReceipt } from './payment-receipt';
import { Statement } from './statement';

const [seller] = orderDetail().sellers;
const sellerOf = (sellerNo: number, sellerName: string, registrationNo: string) => ({
  ...{ isBrokerSale: true, phone: '070-0000-1004', deliveryWon: 0, areaFeeWon: 0 },
  ...seller,
  ...{ sellerNo, sellerName },
  business: { representative: '홍길동', registrationNo, address: '서울특별시 중구 세종대로 100' },
});
const cashReceipt = { typeName: '소득공제', numberMasked: '010-****-1101', stateName: '발급 완료' };

test.each([
  ['결제 영수증', PaymentReceipt],
  ['거래명세서', Statement],
  ['현금영수증', CashReceipt],
])('%s names each seller with business number, representative and address', (_, Paper) => {
  const sellers = [
    sellerOf(1, '집과사람', '214-81-40271'),
    sellerOf(2, '하루농장', '214-82-40272'),
  ];
  render(<Paper order={orderDetail({ sellers, payment: { ...payment, cashReceipt } })} />);
  const table = within(screen.getByRole('table', { name: '판매자' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    '집과사람사업자등록번호 214-81-40271 · 대표자 홍길동 · 주소 서울특별시 중구 세종대로 100 · 전화 070-0000-1004',
    '하루농장사업자등록번호 214-82-40272 · 대표자 홍길동 · 주소 서울특별시 중구 세종대로 100 · 전화 070-0000-1004',
  ]);
});
