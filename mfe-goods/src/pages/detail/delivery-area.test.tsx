import { AppProvider, createApp, readSession } from '@shop/shared/app';
import { createMemoryRouter, RouterProvider } from '@shop/shared/app/navigation';
import { addressCalls, type DeliveryArea, type GoodsDetail } from '@shop/shared/contracts';
import { deliveryPromise, deliveryPromiseText } from '@shop/shared/domain';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { goods } from '../../test/goods.fixtures';
import { DeliveryFact } from './delivery-fact';

const MEMBER = `shopSession=${Math.floor(Date.now() / 1000) + 3600}.10`;
const mainland: DeliveryArea = { place: '서울 강남구', areaName: null, extraDays: 0 };
const jeju = { zip: '63080', road: '제주특별자치도 제주시 노연로 38', jibun: '', building: '' };

const renderedAtMs = Date.now();
const promiseOf = (extraDays: number) => {
  const { leadDays, cutoffHour } = goods.delivery;
  return deliveryPromiseText(
    deliveryPromise(new Date(renderedAtMs), leadDays + extraDays, cutoffHour, undefined),
  );
};

function open(cookies: string, detail: GoodsDetail = goods) {
  const sent: unknown[] = [];
  const app = createApp({
    call: (async (call: { id: string }, input: { query: { zip?: string } }) => {
      sent.push([call.id, input.query]);
      if (call.id === addressCalls.search.id)
        return { total: 1, page: 1, pageCount: 1, items: [{ ...jeju, areaName: '제주' }] };
      if (call.id !== addressCalls.area.id) throw new Error(call.id);
      const isJeju = input.query.zip === jeju.zip;
      return { area: isJeju ? { place: null, areaName: '제주', extraDays: 1 } : mainland };
    }) as never,
    session: readSession(cookies),
    isServer: false,
    renderedAtMs,
  });
  const router = createMemoryRouter([{ path: '*', element: <DeliveryFact goods={detail} /> }], {
    initialEntries: ['/'],
    hydration: {},
  });
  const page = (
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>
  );
  return { page, sent, user: userEvent.setup() };
}

// Preloads the on-demand code of the sheet.
beforeAll(() => import('../../features/area/area-sheet'));
beforeEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage'));
});

const AREA_KEY = 'shop.goods.area';

/** Simulates a change in another tab. */
function store(text: string): void {
  localStorage.setItem(AREA_KEY, text);
  dispatchEvent(new StorageEvent('storage', { key: AREA_KEY }));
}

async function chooseJeju(user: ReturnType<typeof userEvent.setup>) {
  const sheet = await screen.findByRole('dialog', { name: '배송지역 변경' });
  await user.type(within(sheet).getByRole('searchbox'), '노연로{Enter}');
  await user.click(await within(sheet).findByRole('button', { name: /노연로 38/ }));
}

test('shows a visitor the day of the area they choose, and keeps the area on the device', async () => {
  const { page, sent, user } = open('');
  render(page);
  expect(screen.getByText(promiseOf(0))).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: '배송지역 선택' }));
  await chooseJeju(user);
  expect(await screen.findByText('제주 제주시 · 1일 더 걸려요')).toBeVisible();
  expect(screen.getByText(promiseOf(1))).toBeVisible();
  expect(localStorage.getItem(AREA_KEY)).toBe('{"zip":"63080","place":"제주 제주시"}');
  expect(sent.at(-1)).toEqual([addressCalls.area.id, { zip: '63080' }]);
});

test('shows a member the area of their default address, until they choose another', async () => {
  const { page, user } = open(MEMBER);
  render(page);
  expect(await screen.findByText('서울 강남구 기준')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '배송지역 변경, 지금은 서울 강남구' }));
  await chooseJeju(user);
  const change = await screen.findByRole('button', { name: '배송지역 변경, 지금은 제주 제주시' });
  await user.click(change);
  await user.click(await screen.findByRole('button', { name: '기본 배송지로 보기' }));
  expect(await screen.findByText('서울 강남구 기준')).toBeVisible();
  expect(localStorage.getItem(AREA_KEY)).toBeNull();
});

test('renders no area in the markup of the server', () => {
  store('{"zip":"63080","place":"제주 제주시"}');
  const { page, sent } = open('');
  const html = renderToString(page);
  expect(html).toContain('전국');
  expect(html).not.toContain('제주시');
  expect(sent).toEqual([]);
});

test.each(['"63080"', 'null', '{"zip":"1","place":"x"}', '{"zip":63080,"place":"x"}', '{'])(
  'ignores the stored area %s',
  (stored) => {
    store(stored);
    const { page, sent } = open('');
    render(page);
    expect(screen.getByText('전국 기준')).toBeVisible();
    expect(sent).toEqual([]);
  },
);

test('shows the share of punctual orders where there are enough', () => {
  const punctual = { percent: 97, orderCount: 1234 };
  render(open('', { ...goods, delivery: { ...goods.delivery, punctual } }).page);
  expect(screen.getByText('최근 30일 제때 도착 97% (주문 1,234건)')).toBeVisible();
});

test('shows no area where nothing is promised', async () => {
  await act(async () => render(open(MEMBER, { ...goods, soldOut: true }).page));
  expect(screen.queryByText(/기준/)).toBeNull();
});
