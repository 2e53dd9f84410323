import { type GoodsList, paths } from '@shop/shared/contracts';
import { findSeriousViolations, injectAxe } from '@shop/tools/e2e/axe';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { clickInOptions, openOptions } from '@shop/tools/e2e/options';
import { stopMotion } from '@shop/tools/e2e/stop-motion';

/** 지갑·소품, whose goods can be engraved. */
const WALLETS = 304;
const WORDS = '사랑하는 <엄마>에게 💜';

test('keeps an engraving from the product page to the order sheet', async ({ page }, info) => {
  await signIn(page, '가족');
  const list: GoodsList = await callApi(
    page,
    'GET',
    `/search/v1/front/goods?categoryNo=${WALLETS}&size=24`,
  );
  const goods = list.items.find(({ soldOut, adult }) => !soldOut && !adult);
  await page.goto(paths.goods(goods?.goodsNo ?? 0));
  const options = await openOptions(page);
  const field = options.getByRole('textbox', { name: '각인 문구 (선택)' });
  await field.waitFor();
  const values = options.getByRole('radio');
  if ((await values.count()) > 0) await values.filter({ hasNotText: '품절' }).first().click();
  await field.fill('가'.repeat(21));
  await expect(options.getByText('20자까지 입력할 수 있어요')).toBeVisible();
  await page.evaluate(stopMotion);
  await injectAxe(page);
  expect(await findSeriousViolations(page, info.project.name)).toEqual([]);
  await field.fill(WORDS);
  await clickInOptions(page, options, '장바구니');
  await page.getByRole('link', { name: '보기', exact: true }).click();

  await expect(page.getByText(`각인 문구: ${WORDS}`).last()).toBeVisible();
  await page.getByRole('button', { name: /주문하기/ }).click();
  await expect(page).toHaveURL(/order\/sheet/);
  await expect(page.getByText(`각인 문구: ${WORDS}`).last()).toBeVisible();
});
