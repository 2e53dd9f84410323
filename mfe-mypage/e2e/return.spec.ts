import type { Page } from '@playwright/test';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { delivered, orderOf } from './delivered-order';

const modal = (page: Page) => page.getByRole('dialog', { name: '반품 신청' });
const next = (page: Page) => modal(page).getByRole('button', { name: '다음' }).click();
const wonOf = (text: string): number => Number(text.replace(/\D/g, ''));

test('requests a return in four steps and gets the refund that was shown', async ({ page }) => {
  await signIn(page);
  const { orderNo, goods } = await delivered(page, 2);
  await page.goto('/mypage/order/list');
  const order = page.getByRole('article', { name: new RegExp(orderNo) });
  await expect(order.getByRole('button', { name: `${goods.name} 구매확정` })).toBeVisible();
  await order.getByRole('button', { name: `${goods.name} 더보기` }).click();
  await order.getByRole('button', { name: `${goods.name} 반품 신청` }).click();
  await modal(page)
    .getByRole('button', { name: `${goods.name} 반품 수량 줄이기` })
    .click();
  await next(page);
  await expect(modal(page).getByRole('heading', { name: '2/4 사유' })).toBeFocused();
  await modal(page).getByRole('button', { name: '이전' }).click();
  await expect(modal(page).getByRole('heading', { name: '1/4 상품' })).toBeFocused();
  await next(page);
  await next(page);
  await expect(modal(page).getByText('사유를 골라 주세요')).toBeVisible();
  await modal(page).getByRole('radio', { name: '단순 변심' }).check();
  await next(page);
  // The first pickup day is preselected.
  await expect(modal(page).getByRole('combobox', { name: /회수 날짜/ })).not.toHaveValue('');
  await next(page);
  await expect(modal(page)).toContainText('반품 배송비');
  const send = modal(page).getByRole('button', { name: '반품 신청하기' });
  await expect(send).toBeEnabled();
  const shownWon = wonOf(
    await modal(page)
      .getByText(/^환불 예정 금액 [\d,]+원$/)
      .innerText(),
  );
  await send.click();

  await expect(page).toHaveURL(/mypage\/claim\/detail\?claimNo=C/);
  await expect(page.getByRole('list', { name: '진행 이력' })).toContainText('반품 신청');
  const claimNo = new URL(page.url()).searchParams.get('claimNo');
  for (const to of ['APPROVED', 'PICKUP', 'RECEIVED', 'INSPECTED'])
    await callApi(page, 'POST', '/sandbox/fulfilment/seller', {
      ...{ kind: 'CLAIM', orderNo, claimNo, to },
    });
  await page.reload();
  await expect(page.getByText('환불을 마쳤어요')).toBeVisible();
  expect((await orderOf(page, orderNo)).amounts.refundedWon).toBe(shownWon);
  await page.getByRole('link', { name: `주문 ${orderNo}` }).click();
  await expect(page.getByRole('region', { name: '취소·반품·교환 내역' })).toContainText('환불완료');
});

test('withdraws a return by keyboard, and answers a deduction', async ({ page }) => {
  await signIn(page);
  const { orderNo, goods } = await delivered(page, 1);
  const request = async () => {
    await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);
    await page.getByRole('button', { name: `${goods.name} 반품 신청` }).focus();
    await page.keyboard.press('Enter');
    const forward = modal(page).getByRole('button', { name: '다음' });
    await forward.focus();
    await page.keyboard.press('Enter');
    await modal(page).getByRole('radio', { name: '불량이거나 파손됐어요' }).focus();
    await page.keyboard.press('Space');
    await forward.focus();
    await page.keyboard.press('Enter');
    await modal(page).getByRole('radio', { name: '직접 보냈어요' }).check();
    await modal(page)
      .getByRole('combobox', { name: /보낸 택배사/ })
      .selectOption('CJ');
    await modal(page)
      .getByRole('textbox', { name: /송장번호/ })
      .fill('600012345678');
    await forward.focus();
    await page.keyboard.press('Enter');
    const send = modal(page).getByRole('button', { name: '반품 신청하기' });
    await expect(send).toBeEnabled();
    await send.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/claimNo=C/);
    return new URL(page.url()).searchParams.get('claimNo');
  };
  await request();
  await page.getByRole('button', { name: '신청 철회' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '신청 철회' }).click();
  await expect(page.getByText('신청을 철회했어요', { exact: true })).toBeVisible();

  const claimNo = await request();
  const report = (more: object) =>
    callApi(page, 'POST', '/sandbox/fulfilment/seller', {
      ...{ kind: 'CLAIM', orderNo, claimNo, ...more },
    });
  await report({ to: 'APPROVED' });
  await report({ to: 'RECEIVED' });
  await report({ to: 'ADJUST_REQUESTED', deductionWon: 1_000, note: '구성품이 빠져 있어요' });
  await page.reload();
  await expect(page.getByText('판매자: 구성품이 빠져 있어요')).toBeVisible();
  await page.getByRole('button', { name: '차감에 동의' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '차감에 동의' }).click();
  await expect(page.getByText('환불을 마쳤어요')).toBeVisible();
  expect((await orderOf(page, orderNo)).state).toBe('RETURN_DONE');
});
