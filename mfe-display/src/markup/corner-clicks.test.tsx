import { AppProvider, createApp, type SessionSnapshot, visitorSession } from '@shop/shared/app';
import { createMemoryRouter, RouterProvider } from '@shop/shared/app/navigation';
import { type Corner, displayCalls } from '@shop/shared/contracts';
import { Layers } from '@shop/shared/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CornerList } from '../features/corners/corner-list';
import { cornerFixture } from './fixtures/corner.fixture';

const member: SessionSnapshot = { isLoggedIn: true, memberType: '10', expiresAt: 9_999_999_999 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Renders these corners with a stubbed api. */
function open(
  corners: Corner[],
  answer: (id: string, input: never) => unknown = () => ({}),
  session = visitorSession,
) {
  const sent: { id: string; input: unknown }[] = [];
  const call = async ({ id }: { id: string }, input: never) => {
    sent.push({ id, input });
    return answer(id, input);
  };
  const app = createApp({ call: call as never, session, isServer: false, renderedAtMs: 0 });
  const element = (
    <>
      <CornerList corners={corners} />
      <Layers />
    </>
  );
  const { unmount } = render(
    <AppProvider app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </AppProvider>,
  );
  return {
    user: userEvent.setup(),
    unmount,
    sent: (id: string) => sent.filter((one) => one.id === id),
  };
}

const personal = (over: Partial<Corner> = {}): Corner =>
  cornerFixture('recent', {
    cornerNo: 9,
    personal: 'anyone',
    isDeferred: true,
    items: [],
    ...over,
  });

test('sends the data of this device for a personal corner and leaves it out when it is empty', async () => {
  localStorage.setItem('shop.goods.recent', '[7,3]');
  const { sent } = open(
    [personal(), personal({ cornerNo: 10, title: '빈 코너' })],
    (_id, input) => {
      const { cornerNo } = (input as { params: { cornerNo: number } }).params;
      return cornerNo === 9 ? cornerFixture('recent') : personal({ cornerNo });
    },
  );
  expect(await screen.findByRole('heading', { name: '최근 본 상품' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '빈 코너' })).toBeNull();
  expect(sent(displayCalls.personal.id)[0]?.input).toMatchObject({ query: { goodsNos: '7,3' } });
});

test('shows why goods are recommended, and removes and reports them on 관심없음', async () => {
  const { user, sent } = open([cornerFixture('related')], undefined, member);
  const cards = await screen.findAllByRole('article');
  const card = cards[0] as HTMLElement;
  const { name = '' } = { name: within(card).getByRole('link').textContent ?? '' };
  await user.click(within(card).getByText('왜 추천?'));
  expect(within(card).getByText('최근에 본 상품과 비슷해요')).toBeInTheDocument();
  await user.click(within(card).getByRole('button', { name: '관심없음', hidden: true }));
  expect(screen.queryByRole('link', { name })).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(cards.length - 1);
  expect(sent(displayCalls.feedback.id)[0]?.input).toMatchObject({ body: { feedback: '2' } });
});

test('stores the answer of a choice until the member resets it', async () => {
  const corner = cornerFixture('wbti');
  const first = open([corner]);
  await first.user.click(await screen.findByRole('button', { name: /밖에서 뛰기/ }));
  expect(screen.getByText(/취향에 맞는 상품이에요/)).toHaveTextContent('밖에서 뛰기');
  expect(screen.getAllByRole('article')).toHaveLength(4);
  first.unmount();
  const again = open([corner]);
  await again.user.click(await screen.findByRole('button', { name: '다시 고르기' }));
  expect(screen.getByRole('button', { name: /집에서 쉬기/ })).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

test('shows one list at a time when goods are behind tabs', async () => {
  const { user } = open([cornerFixture('best-category-ten')]);
  await user.click(await screen.findByRole('tab', { name: '뷰티' }));
  const panel = screen.getByRole('tabpanel', { name: '뷰티' });
  expect(within(panel).getAllByRole('article')).toHaveLength(5);
  expect(screen.getAllByRole('article')).toHaveLength(5);
});

test('loads a video with captions only after a click', async () => {
  const { user } = open([cornerFixture('video')]);
  const press = await screen.findByRole('button', { name: /영상 재생/ });
  expect(document.querySelector('video')).toBeNull();
  await user.click(press);
  const film = document.querySelector('video');
  expect(film).toHaveAttribute('controls');
  expect(film?.querySelector('track')).toHaveAttribute('src', '/images/v/studio.vtt');
});

test('leaves the focus unchanged when a popup opens and keeps a hidden popup hidden', async () => {
  const corner = cornerFixture('btm-benefit-popup');
  const first = open([corner]);
  const popup = await screen.findByRole('region', { name: corner.title });
  expect(document.body).toHaveFocus();
  await first.user.click(within(popup).getByRole('button', { name: '오늘 하루 보지 않기' }));
  expect(screen.queryByRole('region', { name: corner.title })).toBeNull();
  first.unmount();
  sessionStorage.clear();
  open([corner, cornerFixture('text-banner', { cornerNo: 2 })]);
  expect(await screen.findByText(/내일 도착해요/)).toBeVisible();
  expect(screen.queryByRole('region', { name: corner.title })).toBeNull();
});

test('closes a focused popup on Escape for this visit', async () => {
  const corner = cornerFixture('btm-benefit-popup');
  const { user } = open([corner]);
  const popup = await screen.findByRole('region', { name: corner.title });
  within(popup).getByRole('button', { name: '닫기' }).focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: corner.title })).toBeNull();
  expect(localStorage).toHaveLength(0);
});
