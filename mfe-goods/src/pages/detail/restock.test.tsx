import { AppProvider, createApp, readSession } from '@shop/shared/app';
import { createMemoryRouter, RouterProvider } from '@shop/shared/app/navigation';
import {
  type GoodsDetail,
  type GoodsStock,
  goodsCalls,
  restockCalls,
} from '@shop/shared/contracts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { headOfDetail } from '../../features/goods/goods-head';
import { OptionFields } from '../../features/options/option-fields';
import { useOptionForm } from '../../features/options/use-option-form';
import { goods, skus } from '../../test/goods.fixtures';
import { Purchase } from './purchase';

const MEMBER = `shopSession=${Math.floor(Date.now() / 1000) + 3600}.10`;

const soldOut: GoodsDetail = {
  ...goods,
  options: { ...goods.options, skus: skus.map((sku) => ({ ...sku, available: 0 })) },
};
const soldOutWithoutOptions: GoodsDetail = {
  ...goods,
  options: { groups: [], skus: soldOut.options.skus.slice(0, 1) },
};

const stockOf = ({ goodsNo, status, options }: GoodsDetail): GoodsStock => ({
  goodsNo,
  status,
  skus: options.skus.map(({ skuNo, available }) => ({ skuNo, available })),
  deal: null,
});

function OptionsOf({ detail }: { detail: GoodsDetail }) {
  const onRefused = () => {};
  return <OptionFields form={useOptionForm({ goods: detail, stock: undefined, onRefused })} />;
}

/** @returns the SKUs whose alert was requested */
async function show(detail: GoodsDetail, { cookies = MEMBER, isWhole = true } = {}) {
  const added: number[] = [];
  const app = createApp({
    call: (async (call: { id: string }, input: { body?: { skuNo: number } }) => {
      if (call.id === goodsCalls.stock.id) return stockOf(detail);
      if (call.id !== restockCalls.add.id) throw new Error(call.id);
      added.push(input.body?.skuNo ?? Number.NaN);
      return { endsAt: '2027-02-21T00:00:00.000Z' };
    }) as never,
    session: readSession(cookies),
    isServer: false,
    renderedAtMs: Date.now(),
  });
  const part = isWhole ? (
    <Purchase goodsNo={detail.goodsNo} head={headOfDetail(detail)} goods={detail} />
  ) : (
    <OptionsOf detail={detail} />
  );
  const router = createMemoryRouter([{ path: '*', Component: () => part }], {
    initialEntries: ['/goods/detail?goodsNo=229'],
  });
  await act(async () => {
    render(
      <AppProvider app={app}>
        <RouterProvider router={router} />
      </AppProvider>,
    );
  });
  return { added, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const value = (name: string | RegExp) => screen.getByRole('radio', { name });

beforeEach(() => sessionStorage.clear());

test('joins the disabled button of sold-out goods and sets the alert of their only SKU', async () => {
  const { added, user } = await show(soldOutWithoutOptions);
  expect(button('품절')).toBeDisabled();
  await user.click(button('재입고 알림'));
  expect(added).toEqual([1]);
});

test('asks which option of sold-out goods to wait for', async () => {
  const { added, user } = await show(soldOut);
  await user.click(button('재입고 알림'));
  await user.click(await screen.findByRole('button', { name: '재입고 알림 받기' }));
  expect(screen.getByText('알림을 받을 옵션을 선택해 주세요')).toBeInTheDocument();
  expect(added).toEqual([]);
  await user.selectOptions(
    screen.getByRole('combobox', { name: /알림을 받을 옵션/ }),
    '화이트 / M',
  );
  await user.click(button('재입고 알림 받기'));
  expect(added).toEqual([3]);
});

test('is not offered for goods whose sale has ended', async () => {
  await show({ ...soldOut, status: 'ENDED' });
  expect(button('판매종료')).toBeDisabled();
  expect(screen.queryByRole('button', { name: '재입고 알림' })).toBeNull();
});

test('offers the alert of a sold-out option until another is chosen', async () => {
  const { added, user } = await show(goods, { isWhole: false });
  await user.click(value(/^화이트/));
  expect(screen.queryByRole('button', { name: '재입고 알림 받기' })).toBeNull();
  await user.click(value(/^M/));
  await user.click(button('재입고 알림 받기'));
  expect(added).toEqual([3]);
  await user.click(value(/^L/));
  expect(screen.queryByRole('button', { name: '재입고 알림 받기' })).toBeNull();
});

test('asks for the rest of the options when a value of the first level is sold out', async () => {
  const white = skus.map((sku) => (sku.valueNos[0] === 11 ? { ...sku, available: 0 } : sku));
  const detail = { ...goods, options: { ...goods.options, skus: white } };
  const { added, user } = await show(detail, { isWhole: false });
  await user.click(value(/^화이트/));
  await user.selectOptions(
    screen.getByRole('combobox', { name: /알림을 받을 옵션/ }),
    '화이트 / L',
  );
  await user.click(button('재입고 알림 받기'));
  expect(added).toEqual([4]);
});

test('leads a visitor to sign in and sets the alert on return', async () => {
  // jsdom cannot navigate and logs an error.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const asVisitor = await show(soldOutWithoutOptions, { cookies: '' });
  await asVisitor.user.click(button('재입고 알림'));
  expect(asVisitor.added).toEqual([]);
  const asMember = await show(soldOutWithoutOptions);
  await waitFor(() => expect(asMember.added).toEqual([1]));
});
