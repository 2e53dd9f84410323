import { findSeriousViolations, injectAxe } from '@shop/tools/e2e/axe';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { stopMotion } from '@shop/tools/e2e/stop-motion';

test('shows every document and its versions to a visitor', async ({ page }, info) => {
  await page.goto('/cs/terms?code=910');
  await expect(page.getByRole('heading', { name: '제4조 적립의 회수' })).toBeVisible();
  await expect(page.getByRole('list', { name: '포인트·코인 이용약관 변경 이력' })).toContainText(
    '2026.01.01',
  );
  await page.evaluate(stopMotion);
  await injectAxe(page);
  expect(await findSeriousViolations(page, info.project.name)).toEqual([]);
  await page.getByRole('combobox', { name: '약관과 정책 선택' }).selectOption('청소년보호정책');
  await expect(page).toHaveURL(/\/cs\/terms\?code=908$/);
  await expect(page.getByRole('heading', { name: '2. 나이 확인' })).toBeVisible();
});
