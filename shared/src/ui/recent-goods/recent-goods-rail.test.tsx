import { AppProvider, createApp, events, readSession } from '@shop/shared/app';
import { recentGoods } from '@shop/shared/app/recent';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InShop } from '../../testing/render-in-shop';
import { sampleGoodsCard } from '../../testing/sample-goods-card';
import { RecentGoodsRail, type RecentGoodsRailProps } from './recent-goods-rail';

function openRail(props: RecentGoodsRailProps = {}) {
  const app = createApp({
    call: ((_: unknown, { query }: { query: { goodsNos: string } }) =>
      Promise.resolve({
        items: query.goodsNos
          .split(',')
          .map((no) => sampleGoodsCard({ goodsNo: Number(no), name: `상품 ${no}` })),
      })) as never,
    session: readSession(''),
    isServer: false,
    renderedAtMs: Date.now(),
  });
  return render(
    <InShop>
      <AppProvider app={app}>
        <RecentGoodsRail {...props} />
      </AppProvider>
    </InShop>,
  );
}

beforeEach(() => localStorage.clear());

test('shows this device’s goods latest first, and removes one by its name', async () => {
  for (const no of [1, 2, 3]) recentGoods.add(no, no);
  openRail();
  expect(await screen.findByRole('heading', { name: '최근 본 상품' })).toBeVisible();
  const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names()).toEqual(['상품 3', '상품 2', '상품 1']);
  await userEvent.click(screen.getByRole('button', { name: '상품 2 최근 본 상품에서 삭제' }));
  await waitFor(() => expect(names()).toEqual(['상품 3', '상품 1']));
  expect(recentGoods.list()).toEqual([3, 1]);
});

test('leaves out what the page shows elsewhere', async () => {
  for (const no of [1, 2, 3]) recentGoods.add(no, no);
  openRail({ without: [2] });
  expect(await screen.findByRole('link', { name: '상품 3' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '상품 2' })).not.toBeInTheDocument();
});

test('shows nothing without goods', async () => {
  const { container } = openRail();
  expect(container.querySelector('section')).toBeNull();
  await act(async () => {
    recentGoods.add(4, 4);
    events.emit('recent:changed');
  });
  expect(await screen.findByRole('link', { name: '상품 4' })).toBeVisible();
});
