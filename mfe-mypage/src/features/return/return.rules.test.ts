import { orderItem } from '../../test/sample-order';
import { returnableItems, returnBody, returnRules, startForm, visitDays } from './return.rules';

const returnable = orderItem({
  state: 'DELIVERY_DONE',
  qty: 3,
  canceledQty: 1,
  actions: [{ action: 'RETURN', label: '반품 신청' }],
});

test('offers the delivered items of the same seller', () => {
  const other = orderItem({ ...returnable, itemNo: 2, sellerNo: 9 });
  const sent = orderItem({ itemNo: 3 });
  expect(returnableItems({ items: [returnable, other, sent] }, 1)).toEqual([returnable]);
});

const shown = { refundWon: 500, payWon: 0 };

test('sends the pickup of the chosen way only', () => {
  const form = {
    ...({
      choice: { 1: 2, 2: 0 },
      reasonCd: 'DEFECT',
      detail: '',
      wanted: {},
      addressNo: 7,
    } as const),
    ...{ visitOn: '2026-11-23', courierCd: 'CJ', invoiceNo: '6000-1234-5678' },
  } as const;
  expect(returnBody('O1', { ...form, way: 'COLLECT' }, shown, ['F1'])).toMatchObject({
    items: [{ itemNo: 1, qty: 2 }],
    addressNo: 7,
    visitOn: '2026-11-23',
    parcel: undefined,
    expectedRefundWon: 500,
    expectedPayWon: 0,
  });
  expect(returnBody('O1', { ...form, way: 'SELF' }, shown, ['F1'])).toMatchObject({
    addressNo: undefined,
    visitOn: undefined,
    parcel: { courierCd: 'CJ', invoiceNo: '600012345678' },
  });
});

test('lets the courier come from tomorrow, not on Sundays', () => {
  const days = visitDays(Date.parse('2026-11-20T23:30:00+09:00'));
  expect(days[0]).toEqual({ value: '2026-11-21', label: '11.21(토)' });
  expect(days[1]?.label).toBe('11.23(월)');
});

test.each(['12345', 'abcdefghij', ''])('refuses the invoice number %p', (no) => {
  expect(returnRules.invoiceNo(no)).not.toBe(true);
});

test('preselects all returnable lines and the first pickup day', () => {
  const saturday = Date.parse('2026-11-21T10:00:00+09:00');
  expect(startForm(returnable, saturday)).toMatchObject({
    choice: { 1: 2 },
    way: 'COLLECT',
    visitOn: '2026-11-23',
  });
});
