import { events } from '@shop/shared/app';
import type { Address } from '@shop/shared/contracts';
import { act, screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { ORDER_NO, orderDetail } from '../../test/sample-order';

const addressOf = (addressNo: number, road: string): Address => ({
  addressNo,
  alias: '',
  receiverName: '김하늘',
  receiverPhone: '01020301101',
  zip: '06134',
  road,
  jibun: '',
  detail: '101호',
  messageCd: null,
  messageText: '',
  isDefault: false,
  areaFeeWon: 0,
  lastUsedAt: null,
});

test('adds an address in the sheet and changes to it', async () => {
  const addresses: Address[] = [];
  const { user, sentTo } = renderPage(`/mypage/order/detail?orderNo=${ORDER_NO}`, {
    'order.detail': () => orderDetail(),
    'address.list': () => ({ addresses: [...addresses] }),
    'order.changeAddress': () => orderDetail(),
  });
  await user.click(await screen.findByRole('button', { name: '배송지 변경' }));
  const sheet = await screen.findByRole('dialog', { name: '배송지 변경' });
  expect(await within(sheet).findByText('저장한 배송지가 없어요')).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: '새 배송지 추가' }));
  expect(
    await screen.findByRole('region', { name: '다른 팀의 조각 order/address-form' }),
  ).toHaveTextContent('{"modalId":"address-form"}');
  addresses.push(addressOf(9, '서울특별시 마포구 월드컵로 42'));
  act(() => events.emit('address:added', { addressNo: 9 }));
  expect(await within(sheet).findByRole('radio', { name: /월드컵로 42/ })).toBeChecked();
  await user.click(within(sheet).getByRole('button', { name: '변경하기' }));
  await screen.findByText('배송지를 바꿨어요');
  expect(sentTo('order.changeAddress')[0]?.input).toMatchObject({ body: { addressNo: 9 } });
});
