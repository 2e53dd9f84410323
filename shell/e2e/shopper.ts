import { expect, type Locator, type Page } from '@playwright/test';
import { clickInOptions, openOptions } from '@shop/tools/e2e/options';

/** Actions of a shopper, by role and name only. */

/** Selects the first value that is not sold out at each option level. */
export async function chooseOptions(options: Locator): Promise<void> {
  await expect(options).toBeVisible();
  const isChosen = options.getByRole('button', { name: /수량 늘리기/ }).first();
  await expect(options.getByRole('radio').first().or(isChosen).first()).toBeVisible();
  for (const level of await options.getByRole('radiogroup').all())
    await level.getByRole('radio').filter({ hasNotText: /품절/ }).first().click();
  await expect(isChosen).toBeVisible();
}

export async function putInBasket(page: Page): Promise<void> {
  const options = await openOptions(page);
  await chooseOptions(options);
  await clickInOptions(page, options, '장바구니');
}

export async function signInAs(page: Page, type: RegExp): Promise<void> {
  await page.getByRole('button', { name: type }).first().click();
}

/** Accepts every consent, opens the payment window (결제하기, 선물하기) and approves the payment. */
export async function pay(page: Page, answer = '결제 승인'): Promise<void> {
  await page.getByRole('checkbox', { name: '전체 동의' }).check();
  await page.getByRole('button', { name: /원 (결제|선물)하기$/ }).click();
  const approve = page.getByRole('button', { name: answer, exact: true });
  if (answer !== '결제 승인') await page.getByText('시험용 동작').click();
  await approve.click();
}
