import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { delivered } from './delivered-order';

interface List {
  items: { title: string; path: string }[];
}

test('lists what the member was told about an order, and leads to it', async ({ page }) => {
  await signIn(page);
  const { orderNo } = await delivered(page, 1);
  // The jobs of the api write them after the commit.
  await expect
    .poll(async () => {
      const { items } = await callApi<List>(page, 'GET', '/member/v1/front/notification');
      return items.filter(({ path }) => path.includes(orderNo)).map(({ title }) => title);
    })
    .toEqual(['상품이 도착했어요', '상품을 보냈어요', '결제를 마쳤어요']);

  await page.goto('/mypage');
  const line = page.getByRole('button', { name: /^알림 새 알림 [1-9]/ });
  await line.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: '알림' });
  const told = modal.getByRole('link', { name: /^새 알림 상품이 도착했어요/ }).first();
  await expect(told).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  const read = page.getByRole('button', { name: '알림 새 알림 0' });
  await expect(read).toBeFocused();

  await read.click();
  await modal
    .getByRole('link', { name: /^상품이 도착했어요/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/mypage/order/detail\\?orderNo=${orderNo}`));
  await page.goBack();
  await expect(modal).toBeVisible();
  await page.goBack();
  await expect(modal).toHaveCount(0);
  await expect(read).toBeVisible();
});

test('keeps which news comes by which channel, and the last way of what must be told', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mypage/my-info');
  const settings = page.getByRole('region', { name: '알림 설정' });
  const mail = settings.getByRole('checkbox', { name: '재입고·오픈, 이메일' });
  await mail.focus();
  await page.keyboard.press('Space');
  await expect(mail).not.toBeChecked();
  const required = settings.getByRole('checkbox', { name: '약관·회원, 이메일' });
  await required.uncheck();
  await expect(settings.getByRole('checkbox', { name: '약관·회원, 알림톡·문자' })).toBeDisabled();
  await page.reload();
  await expect(mail).not.toBeChecked();
  await expect(required).not.toBeChecked();
  await mail.check();
  await required.check();
  await expect(required).toBeChecked();
});
