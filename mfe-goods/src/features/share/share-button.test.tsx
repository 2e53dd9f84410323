import { layers } from '@shop/shared/app';
import { renderInShop } from '@shop/shared/testing/render-in-shop';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './share-button';

const press = async () => {
  const user = userEvent.setup();
  renderInShop(<ShareButton title="햇사과 5kg" to="/goods/detail?goodsNo=7" />);
  await user.click(screen.getByRole('button', { name: '공유하기' }));
};
const offer = (share: unknown) =>
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });

test('shares the name and the full URL when the browser supports sharing', async () => {
  const share = jest.fn(async () => {});
  offer(share);
  await press();
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith({
      title: '햇사과 5kg',
      url: 'http://localhost/goods/detail?goodsNo=7',
    }),
  );
});

test('copies the URL and confirms it when sharing is not supported', async () => {
  offer(undefined);
  await press();
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe('http://localhost/goods/detail?goodsNo=7'),
  );
  expect(layers.getState().toasts.map(({ text }) => text)).toContain('상품 주소를 복사했어요');
});
