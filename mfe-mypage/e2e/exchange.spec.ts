import type { Page } from '@playwright/test';
import { callApi } from '@shop/tools/e2e/call-api';
import { chooseOption } from '@shop/tools/e2e/choose-option';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { delivered, orderOf } from './delivered-order';

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const modal = (page: Page) => page.getByRole('dialog', { name: '교환 신청' });
const next = (page: Page) => modal(page).getByRole('button', { name: '다음' }).click();

async function chooseCollection(page: Page) {
  await next(page);
  await modal(page)
    .getByRole('combobox', { name: /회수 날짜/ })
    .selectOption({ index: 1 });
  await next(page);
}

const report = (page: Page, orderNo: string, claimNo: string | null, more: object) =>
  callApi(page, 'POST', '/sandbox/fulfilment/seller', {
    ...{ kind: 'CLAIM', orderNo, claimNo, ...more },
  });

const claimNoOf = (page: Page) => new URL(page.url()).searchParams.get('claimNo');

test('exchanges faulty goods for the same ones, from the request to the arrival', async ({
  page,
}) => {
  await signIn(page);
  const { orderNo, goods } = await delivered(page, 1);
  await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);
  await page.getByRole('button', { name: `${goods.name} 교환 신청` }).click();
  await chooseOption(modal(page));
  await next(page);
  await next(page);
  await expect(modal(page).getByText('사유를 골라 주세요')).toBeVisible();
  await modal(page).getByRole('radio', { name: '불량이거나 파손됐어요' }).check();
  const photo = { name: '실밥.png', mimeType: 'image/png', buffer: PIXEL };
  await modal(page).getByLabel('사진 첨부 (선택)').setInputFiles(photo);
  await chooseCollection(page);
  await expect(modal(page)).toContainText('판매자가 부담해요');
  await modal(page).getByRole('button', { name: '교환 신청하기' }).click();

  await expect(page).toHaveURL(/mypage\/claim\/detail\?claimNo=C/);
  await expect(page.getByRole('img', { name: '첨부한 사진 1' })).toBeVisible();
  const history = page.getByRole('list', { name: '진행 이력' });
  await expect(history).toContainText('교환 신청');
  const claimNo = claimNoOf(page);
  for (const to of ['APPROVED', 'PICKUP', 'RECEIVED', 'INSPECTED'])
    await report(page, orderNo, claimNo, { to });
  await page.reload();
  await expect(history).toContainText('교환상품 배송중');
  await page.getByRole('link', { name: `주문 ${orderNo}` }).click();
  await expect(page.getByText('교환 상품', { exact: true })).toBeVisible();
  const sent = (await orderOf(page, orderNo)).items.at(-1)?.itemNo;
  const shipped = { kind: 'SHIPPED', orderNo, itemNos: [sent] };
  await callApi(page, 'POST', '/sandbox/fulfilment/seller', shipped);
  const invoiceNo = (await orderOf(page, orderNo)).shipments[0]?.invoiceNo;
  await callApi(page, 'POST', '/sandbox/fulfilment/courier', { invoiceNo, kind: 'DELIVERED' });
  await page.goto(`/mypage/claim/detail?claimNo=${claimNo}`);
  await expect(page.getByText('교환을 마쳤어요')).toBeVisible();
  await expect(page.getByRole('table', { name: '교환 상품 배송' })).toContainText(invoiceNo ?? '');
});

test('asks for the fee of both ways by keyboard, and withdraws', async ({ page }) => {
  await signIn(page);
  const { orderNo, goods } = await delivered(page, 1);
  await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);
  await page.getByRole('button', { name: `${goods.name} 교환 신청` }).focus();
  await page.keyboard.press('Enter');
  const press = async (name: RegExp | string, key = 'Enter') => {
    const button = modal(page).getByRole('button', { name });
    await expect(button).toBeEnabled();
    await button.focus();
    await page.keyboard.press(key);
  };
  await chooseOption(modal(page));
  await press('다음');
  await modal(page).getByRole('radio', { name: '기타' }).focus();
  await page.keyboard.press('Space');
  await press('다음');
  await modal(page)
    .getByRole('combobox', { name: /회수 날짜/ })
    .focus();
  await page.keyboard.press('ArrowDown');
  await press('다음');
  await press('교환 신청하기');
  await expect(page).toHaveURL(/claimNo=C/);
  const pay = page.getByRole('region', { name: '결제' });
  await expect(pay.getByRole('button', { name: /원 결제하기$/ })).toBeVisible();
  await page.getByRole('button', { name: '신청 철회' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: '신청 철회' }).click();
  await expect(page.getByText('신청을 철회했어요').first()).toBeVisible();
});
