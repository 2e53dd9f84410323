import { render, screen, within } from '@testing-library/react';
import { orderDetail, orderItem } from '../../test/sample-order';
import { Statement } from './statement';

const rowOf = (name: RegExp) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement).getAllByRole('cell');
const wonOf = (name: RegExp): string | null | undefined => rowOf(name).at(-1)?.textContent;

/** Two pieces at 10,000 won, of which one was exchanged for one at 12,000 won and a fee of 6,000 won. */
const exchanged = orderDetail({
  payWon: 20_000,
  items: [
    orderItem({ exchangedQty: 1, canceledQty: 1 }),
    orderItem({
      ...{ itemNo: 2, optionText: '화이트', isExchanged: true },
      ...{ unitPriceWon: 12_000, qty: 1, amountWon: 12_000 },
    }),
  ],
  amounts: {
    ...orderDetail().amounts,
    ...{
      goodsWon: 20_000,
      deliveryWon: 0,
      payWon: 20_000,
      claimPaidWon: 8_000,
      claimCostWon: 6_000,
    },
  },
});

test('counts exchanged pieces once, and all that was paid', () => {
  render(<Statement order={exchanged} />);
  expect(rowOf(/블랙/).map(({ textContent }) => textContent)).toEqual(['1', '10,000', '10,000']);
  expect(wonOf(/화이트/)).toBe('12,000');
  expect(wonOf(/반품·교환 비용/)).toBe('6,000');
  expect(screen.queryByRole('rowheader', { name: '환불' })).toBeNull();
  expect(wonOf(/합계/)).toBe('28,000원');
});

test('leaves out a line that was exchanged whole, and shows what went back since', () => {
  const [old, fresh] = exchanged.items;
  const items = [
    { ...old, qty: 1, amountWon: 10_000 },
    { ...fresh, canceledQty: 1 },
  ] as typeof exchanged.items;
  const amounts = { ...exchanged.amounts, payWon: 10_000, refundedWon: 12_000 };
  render(<Statement order={{ ...exchanged, items, amounts }} />);
  expect(screen.queryByRole('rowheader', { name: /블랙/ })).toBeNull();
  expect(wonOf(/환불/)).toBe('-12,000');
  expect(wonOf(/합계/)).toBe('6,000원');
});
