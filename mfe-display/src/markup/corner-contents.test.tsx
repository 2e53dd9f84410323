import { AppProvider, createApp, visitorSession } from '@shop/shared/app';
import { createMemoryRouter, RouterProvider } from '@shop/shared/app/navigation';
import type { Corner } from '@shop/shared/contracts';
import { STAGE_TIME_MS } from '@shop/shared/markup';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CornerId } from '../features/corners/corner-looks';
import { DirectCorner } from '../features/corners/direct-corner';
import { cornerFixture } from './fixtures/corner.fixture';
import { goodsFixture } from './fixtures/goods.fixture';
import { comingItems, dealItems, goodsItems, planShopItems } from './fixtures/item.fixtures';

/** Renders a corner, waits until its code has loaded and returns the container. */
async function show(cornerId: CornerId, over: Partial<Corner> = {}) {
  const app = createApp({
    call: jest.fn(),
    session: visitorSession,
    isServer: false,
    renderedAtMs: STAGE_TIME_MS,
  });
  const element = <DirectCorner corner={cornerFixture(cornerId, over)} />;
  const { container } = render(
    <AppProvider app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </AppProvider>,
  );
  await screen.findAllByRole('listitem');
  return container;
}

const articles = () => screen.getAllByRole('article');
/** The rank of each card, which follows the word 품절 in the text of sold-out goods. */
const ranks = () => articles().map((card) => card.textContent?.match(/^(?:품절)?(\d+)/)?.[1]);

test('shows ten ranked vouchers when there are eleven', async () => {
  await show('best-mobile-ex-ticket-ten', { items: goodsItems(11) });
  expect(ranks()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
});

test('numbers the rows of a ranked list, and labels each row with its goods name', async () => {
  await show('best-category-ten', { tabs: [], layout: 'list', items: goodsItems(12) });
  const rows = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(rows).toHaveLength(12);
  expect(ranks()).toEqual(Array.from({ length: 12 }, (_, at) => String(at + 1)));
  expect(articles()).toHaveLength(12);
});

test('shows all vouchers when they are not ranked', async () => {
  await show('best-mobile-ex-ticket', { items: goodsItems(11) });
  expect(articles()).toHaveLength(11);
  expect(ranks()).not.toContain('1');
});

test('shows a monthly price, rounded up, only for goods with interest-free installments', async () => {
  const installment = (goodsNo: number, badges: ('interestFree' | 'new')[]) => ({
    type: 'goods' as const,
    goods: goodsFixture(7, { goodsNo, badges, salePriceWon: 1_000_001 }),
  });
  await show('high-involvement2', {
    items: [installment(1, ['interestFree']), installment(2, ['new'])],
  });
  const [free, plain] = articles();
  expect(free).toHaveTextContent('월 83,334원 · 12개월');
  expect(plain).not.toHaveTextContent('무이자');
});

test.each([
  ['hot-deal', 1],
  ['hot-deal-2', 2],
] as const)('renders %s with %i deal and its countdown', async (cornerId, count) => {
  await show(cornerId, { items: dealItems(4) });
  expect(articles()).toHaveLength(count);
  expect(articles()[0]).toHaveTextContent('마감까지');
  expect(articles()[0]).toHaveTextContent('12개 남음');
});

test('shows the opening time and no sales progress when a deal is upcoming', async () => {
  await show('hot-deal', { items: comingItems() });
  expect(articles()[0]).toHaveTextContent('오픈까지');
  expect(articles()[0]).toHaveTextContent('오픈 예정');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('shows at most three of the goods that follow each story', async () => {
  const [first, second] = planShopItems(2);
  if (!first || !second) throw new Error('There are two stories.');
  const container = await show('article-carousel-nested', {
    items: [first, ...goodsItems(4), second, ...goodsItems(1, 4)],
  });
  const lists = [...container.querySelectorAll('ul')].map((list) => list.children.length);
  expect(lists).toEqual([3, 1]);
});

test('shows the story of the clicked thumbnail', async () => {
  await show('article-carousel-thumbnail');
  const thumbnail = screen.getByRole('button', { name: '집에서 여는 홈카페' });
  await userEvent.click(thumbnail);
  expect(thumbnail).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: /집에서 여는 홈카페/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /포근한 겨울 침실/ })).toBeNull();
});

test('shows each brand with its goods', async () => {
  await show('brand-thumbnail');
  for (const brand of ['달음', '맑음', '하루농장']) {
    const card = screen.getByText(brand).closest('li') as HTMLElement;
    expect(within(card).getAllByRole('link')).toHaveLength(1 + 3);
  }
});

test('links a text banner to its target', async () => {
  await show('text-banner');
  expect(screen.getByRole('link', { name: /내일 도착해요/ })).toHaveAttribute('href', '/main');
});

test('uses the landscape picture in wide tiles and the portrait one in upright tiles', async () => {
  const wide = await show('middle-image-banner');
  expect(wide.querySelector('img')?.getAttribute('src')).toContain('/images/b/wide-');
  const small = await show('small-image-banner');
  expect(small.querySelector('img')?.getAttribute('src')).toContain('/images/b/tall-');
});
