import type { Locator, Page, TestInfo } from '@playwright/test';
import { findSeriousViolations, injectAxe } from '@shop/tools/e2e/axe';
import { chooseOption } from '@shop/tools/e2e/choose-option';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { stopMotion } from '@shop/tools/e2e/stop-motion';
import { delivered, orderOf } from './delivered-order';

/** Checks what is on the screen, with contrast in every colour mode. */
async function check(page: Page, info: TestInfo): Promise<void> {
  await page.evaluate(stopMotion);
  expect(await findSeriousViolations(page, info.project.name)).toEqual([]);
}

/** Fills a step, when it has something to fill. */
async function fill(modal: Locator, step: number, word: string): Promise<void> {
  const selects = modal.getByRole('combobox');
  if (step === 0 && word === '교환') await chooseOption(modal);
  if (step === 1) await modal.getByRole('radio', { name: '단순 변심' }).check();
  for (const select of await selects.all()) {
    const options = select.locator('option:not([disabled])');
    const isChosen = (await select.inputValue()) !== '';
    if (!isChosen) await select.selectOption(await options.last().getAttribute('value'));
  }
}

for (const word of ['반품', '교환'] as const)
  test(`has no serious finding in the steps of a claim of ${word}, and on its page`, async ({
    page,
  }, info) => {
    await signIn(page, '일반');
    const orderNo = await delivered(page);
    const { items } = await orderOf(page, orderNo);
    await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);
    await injectAxe(page);
    await page.getByRole('button', { name: `${items[0]?.goodsName} ${word} 신청` }).click();
    const modal = page.getByRole('dialog', { name: `${word} 신청` });
    for (const step of [0, 1, 2]) {
      await expect(
        modal.getByRole('heading', { name: new RegExp(`^${step + 1}/4`) }),
      ).toBeVisible();
      await fill(modal, step, word);
      await check(page, info);
      await modal.getByRole('button', { name: '다음' }).click();
    }
    const send = modal.getByRole('button', { name: `${word} 신청하기` });
    await expect(send).toBeEnabled();
    await check(page, info);
    await send.click();
    await expect(page).toHaveURL(/claimNo=C/);
    await expect(page.getByRole('list', { name: '진행 이력' })).toBeVisible();
    await check(page, info);
    await page.getByRole('button', { name: '신청 철회' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '신청 철회' }).click();
    await expect(page.getByText('신청을 철회했어요', { exact: true })).toBeVisible();
  });
