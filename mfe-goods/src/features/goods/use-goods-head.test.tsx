import { AppProvider, createApp, visitorSession } from '@shop/shared/app';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { card, goods } from '../../test/goods.fixtures';
import { useGoodsHead } from './use-goods-head';

function renderHead(detail?: typeof goods) {
  const app = createApp({
    call: () => Promise.reject(new Error('no calls')),
    session: visitorSession,
    isServer: false,
    renderedAtMs: 0,
  });
  app.goodsPreviews.set({ ...card, name: '목록의 이름' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProvider app={app}>{children}</AppProvider>
  );
  return renderHook(({ goodsNo, data }) => useGoodsHead(goodsNo, data), {
    wrapper,
    initialProps: { goodsNo: card.goodsNo, data: detail },
  });
}

test('shows the clicked card until the detail is loaded', () => {
  const { result, rerender } = renderHead();
  expect(result.current?.name).toBe('목록의 이름');
  expect(result.current?.isFrom).toBe(true);
  rerender({ goodsNo: card.goodsNo, data: goods });
  expect(result.current?.name).toBe(goods.name);
});

test('shows nothing when the goods were not opened from a card', () => {
  const { result, rerender } = renderHead(goods);
  expect(result.current?.name).toBe(goods.name);
  rerender({ goodsNo: 230, data: undefined as never });
  expect(result.current).toBeUndefined();
});
