import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

interface List {
  unreadCount: number;
  items: { notificationNo: number }[];
}

test('a visitor has no bell', async ({ page }) => {
  await page.goto('/main');
  await expect(page.getByRole('link', { name: /^장바구니/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^알림/ })).toHaveCount(0);
});

test('the bell of a member opens the list by keyboard, and counts nothing that was seen', async ({
  page,
}) => {
  await signIn(page);
  const { unreadCount } = await callApi<List>(page, 'GET', '/member/v1/front/notification');
  await page.goto('/main');
  const name = unreadCount > 0 ? `알림, 새 소식 ${unreadCount}개` : '알림';
  const bell = page.getByRole('link', { name, exact: true });
  await bell.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: '알림' });
  await expect(list.getByRole('button', { name: '전체' })).toBeVisible();
  await expect(
    list.getByText('알림은 90일 동안 보여요').or(list.getByText('알림이 없어요')),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.goto('/main');
  await expect(page.getByRole('link', { name: '알림', exact: true })).toBeVisible();
});
