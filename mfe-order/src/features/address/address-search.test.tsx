import { addressCalls } from '@shop/shared/contracts';
import { MarkupStage } from '@shop/shared/markup';
import { renderInShop } from '@shop/shared/testing/render-in-shop';
import { fireEvent, screen } from '@testing-library/react';
import { AddressSearch } from './address-search.modal';

const hit = {
  zip: '06236',
  road: '서울특별시 강남구 테헤란로 152',
  jibun: '서울특별시 강남구 역삼동 737',
  building: '',
  areaName: null,
};
const answers = { [addressCalls.search.id]: { total: 1, page: 1, pageCount: 1, items: [hit] } };

test.each([
  ['도로명 서울특별시 강남구 테헤란로 152', 'road'],
  ['지번 서울특별시 강남구 역삼동 737', 'lot'],
])('%s is chosen as the %s address', async (name, kind) => {
  const handlePick = jest.fn();
  renderInShop(
    <MarkupStage answers={answers}>
      <AddressSearch open onClose={() => {}} onPick={handlePick} />
    </MarkupStage>,
  );
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: '테헤란로 152' } });
  fireEvent.submit(field);
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(handlePick).toHaveBeenCalledWith(hit, kind);
});
