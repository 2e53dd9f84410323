import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { delivered } from './delivered-order';

/** More stops than any page of this journey has. */
const MAX_TABS = 150;

/** Moves on with the Tab key alone until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let at = 0; at < MAX_TABS; at += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not reach the control.');
}

/** The same, then a key. */
async function press(page: Page, control: Locator, key: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** An own way of a radio group: Tab to its first choice, then the arrow keys. */
async function choose(page: Page, first: Locator, downs: number): Promise<void> {
  await tabTo(page, first);
  for (let at = 0; at < downs; at += 1) await page.keyboard.press('ArrowDown');
  if (downs === 0) await page.keyboard.press('Space');
}

/** The option to send instead, unless there is one only. */
async function chooseOption(page: Page, modal: Locator): Promise<void> {
  const field = modal.getByRole('group', { name: /바꿀 옵션$/ });
  await field.waitFor();
  const groups = field.getByRole('radiogroup');
  for (let at = 0; at < (await groups.count()); at += 1) {
    await tabTo(page, groups.nth(at).getByRole('radio').first());
    await page.keyboard.press('Space');
    await expect(groups.nth(at).getByRole('radio', { checked: true })).toHaveCount(1);
  }
}

for (const word of ['반품', '교환'] as const)
  test(`requests a claim of ${word} by the keyboard alone, and withdraws it`, async ({ page }) => {
    await signIn(page);
    const { orderNo, goods } = await delivered(page, 1);
    await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);
    const modal = page.getByRole('dialog', { name: `${word} 신청` });
    const next = modal.getByRole('button', { name: '다음' });
    await press(page, page.getByRole('button', { name: `${goods.name} ${word} 신청` }), 'Enter');
    if (word === '교환') await chooseOption(page, modal);
    await press(page, next, 'Enter');
    await expect(modal.getByRole('heading', { name: '2/4 사유' })).toBeFocused();
    const reasons = modal.getByRole('radio');
    await choose(page, reasons.first(), 3);
    await expect(modal.getByRole('radio', { name: '불량이거나 파손됐어요' })).toBeChecked();
    await press(page, next, 'Enter');
    await expect(modal.getByRole('heading', { name: '3/4 회수' })).toBeFocused();
    const day = modal.getByRole('combobox', { name: /회수 날짜/ });
    await tabTo(page, day);
    await page.keyboard.press('ArrowDown');
    await expect(day).not.toHaveValue('');
    await press(page, next, 'Enter');
    await expect(modal.getByRole('heading', { name: /^4\/4/ })).toBeFocused();
    const send = modal.getByRole('button', { name: /신청하기$/ });
    await expect(send).toBeEnabled();
    await press(page, send, 'Enter');
    await expect(page).toHaveURL(/claimNo=C/);
    await press(page, page.getByRole('button', { name: '신청 철회' }), 'Enter');
    const question = page.getByRole('alertdialog');
    await press(page, question.getByRole('button', { name: '신청 철회' }), 'Enter');
    await expect(page.getByText('신청을 철회했어요', { exact: true })).toBeVisible();
  });
