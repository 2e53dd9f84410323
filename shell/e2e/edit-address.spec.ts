import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

test('edits an address on 내 정보, and fills the form with what was saved', async ({ page }) => {
  await signIn(page);
  await page.goto('/mypage/my-info');
  const change = async (from: string, to: string) => {
    await page.getByRole('button', { name: /월드컵로 42 수정$/ }).click();
    const form = page.getByRole('dialog', { name: '배송지 수정' });
    const detail = form.getByRole('textbox', { name: /상세/ });
    await expect(detail).toHaveValue(from);
    await detail.fill(to);
    await form.getByRole('button', { name: '저장하기' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('list', { name: '배송지' })).toContainText(`월드컵로 42 ${to}`);
  };
  await change('7층', '8층');
  await change('8층', '7층');
});
