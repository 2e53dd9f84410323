import { expect, type Page } from '@playwright/test';

/** Actions of a shopper, by role and name only. */

const sheet = (page: Page) => page.getByRole('dialog', { name: '옵션 선택' });

/** Selects the first value that is not sold out at each option level. */
export async function chooseOptions(page: Page): Promise<void> {
  const dialog = sheet(page);
  await expect(dialog).toBeVisible();
  for (let level = 0; level < 3; level += 1) {
    const values = dialog.getByRole('radio').filter({ hasNotText: /품절/ });
    const isChosen = dialog.getByRole('button', { name: /수량 늘리기/ });
    await expect(values.first().or(isChosen.first()).first()).toBeVisible();
    if (await isChosen.first().isVisible()) return;
    await values.first().click();
  }
}

export async function putInBasket(page: Page): Promise<void> {
  await page.getByRole('button', { name: '장바구니', exact: true }).click();
  await chooseOptions(page);
  await sheet(page).getByRole('button', { name: '장바구니' }).click();
}

export async function signInAs(page: Page, type: RegExp): Promise<void> {
  await page.getByRole('button', { name: type }).first().click();
}

/** Accepts every consent, opens the payment window and approves the payment. */
export async function pay(page: Page, answer = '결제 승인'): Promise<void> {
  await page.getByRole('checkbox', { name: '전체동의' }).check();
  await page.getByRole('button', { name: /원 결제하기$/ }).click();
  const approve = page.getByRole('button', { name: answer, exact: true });
  if (answer !== '결제 승인') await page.getByText('시험용 동작').click();
  await approve.click();
}
