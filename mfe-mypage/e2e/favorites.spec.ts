import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';

test('takes a favourite back, sorts favourites into a folder and puts them into the basket', async ({
  page,
}) => {
  await signIn(page);
  const [plain] = await pickPlainGoods(page, 1, ({ goodsNo, name, options }) =>
    options.skus.length === 1 ? { goodsNo, name } : undefined,
  );
  if (!plain) return;
  const { goodsNos } = await callApi<{ goodsNos: number[] }>(
    page,
    'GET',
    '/member/v1/front/favorite/marks',
  );
  if (goodsNos.length > 0)
    await callApi(page, 'POST', '/member/v1/front/favorite/remove', { goodsNos });
  const body = { targetCd: '10', no: plain.goodsNo, isOn: true };
  await callApi(page, 'PUT', '/member/v1/front/favorite', body);

  await page.goto('/mypage/favorite-goods');
  const heart = page.getByRole('button', { name: `${plain.name} 찜` });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('checkbox', { name: /^전체 선택/ }).check();
  await page.getByRole('button', { name: '폴더', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '폴더로 옮기기' });
  const name = `집들이 ${Date.now() % 100_000}`;
  await sheet.getByLabel('새 폴더').fill('가'.repeat(21));
  await sheet.getByRole('button', { name: '만들기' }).click();
  await expect(sheet.getByText('폴더 이름은 20자까지 쓸 수 있어요.')).toBeVisible();
  await sheet.getByLabel('새 폴더').fill(name);
  await sheet.getByRole('button', { name: '만들기' }).click();
  await sheet.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('link', { name: `${name} 1` })).toBeVisible();

  await page.getByRole('button', { name: '장바구니 담기' }).click();
  await expect(page.getByText('1개를 장바구니에 담았어요')).toBeVisible();

  await page.getByRole('link', { name: '재입고', exact: true }).click();
  await expect(page.getByText('조건에 맞는 찜이 없어요')).toBeVisible();
});
