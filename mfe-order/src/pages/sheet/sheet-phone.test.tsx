import { screen } from '@testing-library/react';
import { sheets } from '../../markup/fixtures/sheets';
import { renderPage } from '../../test/render-page';
import { SHEET_NO, sampleSheet } from '../../test/sample-sheet';

const open = (view = sampleSheet()) =>
  renderPage(`/order/sheet?sheetNo=${SHEET_NO}`, { 'orderSheet.view': () => view });

test('asks for no address when everything goes to the phone, and names who gets it', async () => {
  const view = sheets.voucher;
  if (!view) throw new Error('The fixture has no vouchers.');
  const { user, sentTo } = open(view);
  expect(await screen.findByText('모바일 쿠폰 받는 분')).toBeVisible();
  expect(screen.getByText('010-2030-1101')).toBeVisible();
  expect(screen.queryByText('배송지')).toBeNull();
  expect(screen.getByText('휴대폰으로 받아요')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: '전체 동의' }));
  await user.click(screen.getByRole('button', { name: /결제하기/ }));
  expect(sentTo('order.place')).toHaveLength(1);
});

test('says what is free of VAT', async () => {
  open({ ...sampleSheet(), taxFreeWon: 12_900 });
  expect(await screen.findByText('부가세 면세 상품 12,900원 포함')).toBeVisible();
});

test('says from when reserved goods are sent', async () => {
  open(sheets.reservation);
  expect(await screen.findByText('예약판매 · 3.16(월)부터 보내 드려요')).toBeVisible();
});
