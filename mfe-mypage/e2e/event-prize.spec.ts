import type { Page } from '@playwright/test';
import type { EventWin } from '@shop/shared/contracts';
import { paths } from '@shop/shared/contracts';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

const waitingWin = async (page: Page): Promise<EventWin | undefined> => {
  const { wins } = await callApi<{ wins: EventWin[] }>(page, 'GET', '/event/v1/front/my?tab=win');
  return wins.find(({ state }) => state === 'WAITING');
};

/** Signs in as a sample member who has won goods and has not given a delivery address yet. */
async function signInAsWinner(page: Page): Promise<EventWin> {
  for (const type of ['가족', '법인', '일반'] as const) {
    await signIn(page, type);
    const win = await waitingWin(page);
    if (win) return win;
  }
  throw new Error('No member of the sample has a prize that waits for an address.');
}

test('submits the delivery address of a won prize once', async ({ page }) => {
  const { prize, eventTitle } = await signInAsWinner(page);
  await page.goto(paths.myEvents('win'));
  const row = page
    .getByRole('list', { name: '당첨 내역' })
    .getByRole('listitem')
    .filter({ hasText: eventTitle })
    .filter({ hasText: prize.name });
  await expect(row).toContainText('배송지 입력 필요');
  await expect(row).toContainText('까지 배송지를 입력하지 않으면 당첨이 취소돼요');

  await row.getByRole('button', { name: `${prize.name} 배송지 입력` }).click();
  const sheet = page.getByRole('dialog', { name: '경품 배송지' });
  const send = sheet.getByRole('button', { name: '이 주소로 받기' });
  await expect(send).toBeDisabled();
  await sheet.getByRole('radio').first().check();
  await send.click();

  await expect(page.getByText('배송지를 받았어요. 준비되는 대로 보내 드릴게요')).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(row).toContainText('배송 준비');
  await expect(row.getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(row).toContainText('배송 준비');
});
