import { events } from '@shop/shared/app';
import { addressCalls } from '@shop/shared/contracts';
import { MarkupStage } from '@shop/shared/markup';
import { renderInShop } from '@shop/shared/testing/render-in-shop';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { home } from '../markup/fixtures/sheets';
import { fragment } from './fragments/address-form';
import { fragment as searchFragment } from './fragments/address-search';

const hit = {
  ...{ zip: '06236', building: '', areaName: null },
  road: '서울특별시 강남구 테헤란로 152',
  jibun: '서울특별시 강남구 역삼동 737',
};
const answers = {
  [addressCalls.search.id]: { total: 1, page: 1, pageCount: 1, items: [hit] },
  [addressCalls.create.id]: { ...home, addressNo: 9 },
};

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('lets other remotes add an address, and says which was saved', async () => {
  const added = jest.fn();
  const stop = events.on('address:added', added);
  renderInShop(
    <MarkupStage answers={answers}>
      <fragment.Component modalId="address-form" />
    </MarkupStage>,
    '/mypage/order/detail?modalId=address-form',
  );
  expect(await screen.findByRole('dialog', { name: '새 배송지 추가' })).toBeVisible();
  type(/받는/, '김하늘');
  type(/휴대폰|연락처/, '01020301101');
  fireEvent.click(screen.getByRole('button', { name: /찾기|검색/ }));
  const field = await screen.findByRole('searchbox');
  fireEvent.change(field, { target: { value: '테헤란로 152' } });
  fireEvent.submit(field);
  fireEvent.click(await screen.findByRole('button', { name: /^도로명/ }));
  type(/상세/, '101호');
  fireEvent.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(added).toHaveBeenCalledWith({ addressNo: 9 }));
  stop();
});

test('lets other remotes edit an address, and says which was saved', async () => {
  const changed = jest.fn();
  const stop = events.on('address:changed', changed);
  const update = jest.fn((_input: unknown) => ({ ...home, detail: '303호' }));
  renderInShop(
    <MarkupStage
      answers={{
        [addressCalls.list.id]: { addresses: [home], max: 20 },
        [addressCalls.update.id]: update,
      }}
    >
      <fragment.Component modalId="address-1" addressNo={home.addressNo} />
    </MarkupStage>,
    '/mypage/my-info?modalId=address-1',
  );
  expect(await screen.findByRole('dialog', { name: '배송지 수정' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /받는/ })).toHaveValue(home.receiverName);
  type(/상세/, '303호');
  fireEvent.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(changed).toHaveBeenCalledWith({ addressNo: home.addressNo }));
  expect(update.mock.calls).toMatchObject([
    [{ params: { addressNo: home.addressNo }, body: { detail: '303호', messageCd: '60' } }],
  ]);
  stop();
});

test('lets other remotes search an address, and says which was chosen', async () => {
  const picked = jest.fn();
  const stop = events.on('address:picked', picked);
  renderInShop(
    <MarkupStage answers={answers}>
      <searchFragment.Component modalId="search" />
    </MarkupStage>,
    '/mypage/gift/shipping?modalId=search',
  );
  const field = await screen.findByRole('searchbox');
  fireEvent.change(field, { target: { value: '테헤란로 152' } });
  fireEvent.submit(field);
  fireEvent.click(await screen.findByRole('button', { name: /^지번/ }));
  const { zip, jibun } = hit;
  await waitFor(() => expect(picked).toHaveBeenCalledWith({ zip, road: jibun, jibun }));
  stop();
});
