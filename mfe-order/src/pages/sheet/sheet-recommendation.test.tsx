import type { SheetView } from '@shop/shared/contracts';
import { screen, within } from '@testing-library/react';
import { refused, renderPage } from '../../test/render-page';
import { SHEET_NO, sampleSheet } from '../../test/sample-sheet';

const COIN_WON = 2_000;
const CODE = 'K7Q2M4XD';

/** A fake api that takes one code. */
function recommendationApi(first: SheetView['recommendation'] = { code: null, coinWon: COIN_WON }) {
  let view = sampleSheet({ recommendation: first });
  return {
    'orderSheet.view': () => view,
    'orderSheet.recommend': ({ body: { code } }: { body: { code: string | null } }) => {
      if (code !== null && code !== CODE)
        throw refused(422, 'RECOMMENDATION_CODE', '추천코드를 다시 확인해 주세요.');
      view = { ...view, recommendation: { code, coinWon: COIN_WON } };
      return view;
    },
  };
}

const open = (answers = recommendationApi()) =>
  renderPage(`/order/sheet?sheetNo=${SHEET_NO}`, answers);

const openSheet = async (user: ReturnType<typeof open>['user'], name: RegExp) => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: '추천코드' }));
};

beforeEach(() => sessionStorage.clear());

test('says why a code is refused, keeps it, and shows the one that is given', async () => {
  const { user, sentTo } = open();
  const sheet = await openSheet(user, /두 분 모두 코인 2,000원/);
  await user.click(sheet.getByRole('button', { name: '등록' }));
  expect(await sheet.findByText('추천코드를 입력해 주세요')).toBeVisible();
  expect(sentTo('orderSheet.recommend')).toHaveLength(0);

  const field = sheet.getByRole('textbox', { name: '추천코드' });
  await user.type(field, 'WRONG');
  await user.click(sheet.getByRole('button', { name: '등록' }));
  expect(await sheet.findByText('추천코드를 다시 확인해 주세요.')).toBeVisible();
  expect(field).toHaveValue('WRONG');

  await user.clear(field);
  await user.type(field, ` ${CODE} `);
  await user.click(sheet.getByRole('button', { name: '등록' }));
  expect(await screen.findByRole('button', { name: new RegExp(CODE) })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: '추천코드' })).toBeNull();
});

test('takes a given code back, also when it can no longer be given', async () => {
  const { user } = open(recommendationApi({ code: CODE, coinWon: 0 }));
  const sheet = await openSheet(user, new RegExp(CODE));
  expect(sheet.getByText(/지금은 쓸 수 없는 추천코드/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '추천코드 지우기' }));
  expect(await screen.findByRole('button', { name: /두 분 모두 코인 2,000원/ })).toBeVisible();
});

test('has no field when no code can be given', async () => {
  open({ ...recommendationApi(), 'orderSheet.view': () => sampleSheet() });
  expect(await screen.findByRole('button', { name: '상품권 등록' })).toBeVisible();
  expect(screen.queryByText('추천코드')).toBeNull();
});
