import { events } from '@shop/shared/app';
import { act, screen } from '@testing-library/react';
import { addressBook } from '../../markup/fixtures/my-info';
import { renderPage } from '../../test/render-page';

test('opens the form of an address to edit it, and shows what was saved', async () => {
  let book = addressBook;
  const { user } = renderPage('/mypage/my-info', { 'address.list': () => book });
  await user.click(await screen.findByRole('button', { name: /김바다.*수정/ }));
  expect(
    await screen.findByRole('region', { name: '다른 팀의 조각 order/address-form' }),
  ).toHaveTextContent('{"modalId":"address-2","addressNo":2}');
  book = {
    ...book,
    addresses: book.addresses.map((one) =>
      one.addressNo === 2 ? { ...one, detail: '303호' } : one,
    ),
  };
  act(() => events.emit('address:changed', { addressNo: 2 }));
  expect(await screen.findByText(/연북로 45 303호/)).toBeVisible();
  expect(await screen.findByText('배송지를 수정했어요')).toBeVisible();
});
