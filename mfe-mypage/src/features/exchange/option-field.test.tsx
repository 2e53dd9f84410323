import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { ORDER_NO, orderDetail, orderItem } from '../../test/sample-order';
import { exchangePath } from '../order/return-path';

const value = (valueNo: number, name: string) => ({ valueNo, name, color: null, imageKey: null });
const groups = [
  { level: 1, name: '색상', values: [value(1, '블랙'), value(2, '화이트')] },
  { level: 2, name: '사이즈', values: [value(3, 'M'), value(4, 'L')] },
];
const option = (skuNo: number, valueNos: number[], left = 20, differenceWon = 0) => ({
  ...{ skuNo, valueNos, left, differenceWon, optionText: String(skuNo) },
});
const options = [
  option(13, [1, 3]),
  option(14, [1, 4], 0),
  option(23, [2, 3], 20, 2_000),
  option(24, [2, 4]),
];

const delivered = orderItem({
  state: 'DELIVERY_DONE',
  actions: [
    { action: 'RETURN', label: '반품 신청' },
    { action: 'EXCHANGE', label: '교환 신청' },
  ],
});

test('asks for the other option by its groups, marks what is sold out and refuses half a choice', async () => {
  const { user } = renderPage(exchangePath(ORDER_NO, 1), {
    'order.detail': () => orderDetail({ items: [delivered] }),
    'claim.exchangeOptions': () => ({ items: [{ itemNo: 1, groups, options }] }),
  });
  const field = await screen.findByRole('group', { name: '단열 보온병 바꿀 옵션' });
  const radio = (group: string, name: RegExp) =>
    within(within(field).getByRole('radiogroup', { name: group })).getByRole('radio', { name });
  await user.click(radio('색상', /블랙/));
  expect(radio('사이즈', /^L ?품절/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '다음' }));
  expect(field).toHaveAccessibleDescription('바꿀 옵션을 골라 주세요');
  await user.click(radio('색상', /화이트/));
  await user.click(radio('사이즈', /^M ?\+2,000원/));
  await user.click(screen.getByRole('button', { name: '다음' }));
  expect(await screen.findByRole('heading', { name: '2/4 사유' })).toBeVisible();
});
