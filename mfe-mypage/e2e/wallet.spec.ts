import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

test('takes a coupon, finds it among those to use, and refuses a made-up code', async ({
  page,
}) => {
  await signIn(page, '가족');
  const { coupons } = await callApi<{ coupons: { name: string }[] }>(
    page,
    'GET',
    '/member/v1/front/coupon/available',
  );
  await page.goto('/mypage');
  await page.getByRole('link', { name: '쿠폰', exact: true }).click();
  await expect(page.getByRole('heading', { name: '쿠폰함' })).toBeVisible();
  await page.getByRole('link', { name: '받을 쿠폰' }).click();
  const name = coupons[0]?.name;
  if (name) {
    await page
      .getByRole('button', { name: `${name} 받기`, exact: true })
      .first()
      .click();
    await expect(page.getByText('쿠폰 1장을 받았어요')).toBeVisible();
    await page.getByRole('link', { name: '사용 가능' }).click();
    await expect(page.getByText(name).first()).toBeVisible();
  }

  await page.getByRole('button', { name: '쿠폰 코드 등록' }).click();
  const sheet = page.getByRole('dialog', { name: '쿠폰 코드 등록' });
  await sheet.getByRole('button', { name: '등록하기' }).click();
  await expect(sheet.getByText('쿠폰 코드를 입력해 주세요.')).toBeVisible();
  await sheet.getByLabel('쿠폰 코드').fill('없는-코드-<b>1</b>');
  await sheet.getByRole('button', { name: '등록하기' }).click();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await expect(sheet.getByLabel('쿠폰 코드')).toHaveValue('없는-코드-<b>1</b>');
});

test('shows coins by group and period, with points and gift cards beside them', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mypage/thing-coin?kind=COIN');
  await expect(page.getByText('사용할 수 있는 코인')).toBeVisible();
  await page.getByRole('link', { name: '소멸', exact: true }).click();
  await expect(page).toHaveURL(/group=expire/);
  await page.getByRole('link', { name: '1개월' }).click();
  await expect(page).toHaveURL(/months=1/);
  await page.getByRole('link', { name: '상품권', exact: true }).click();
  await expect(page.getByText('사용할 수 있는 상품권')).toBeVisible();
  await page.goto('/mypage');
  await page.getByRole('link', { name: '포인트', exact: true }).click();
  await expect(page.getByText('사용할 수 있는 포인트')).toBeVisible();
});
