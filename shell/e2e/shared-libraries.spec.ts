import { paths } from '@shop/shared/contracts';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';

/** A name that occurs only in the code of the form library. */
const FORM_LIBRARY = '_subjects';

test('shares one copy of the form library between two remotes, and loads it only for a form', async ({
  page,
  request,
}) => {
  const scripts = new Set<string>();
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') scripts.add(sent.url());
  });
  const copies = async () => {
    const found: string[] = [];
    for (const url of scripts)
      if ((await (await request.get(url)).text()).includes(FORM_LIBRARY)) found.push(url);
    return found;
  };
  const [goods] = await pickPlainGoods({ request }, 1, (one) => (one.sizeGuide ? one : undefined));
  await page.goto(paths.goods(goods?.goodsNo ?? 0));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await copies()).toEqual([]);

  await page.getByRole('button', { name: '사이즈 가이드' }).click();
  const guide = page.getByRole('dialog', { name: '사이즈 가이드' });
  await guide.getByRole('button', { name: '내 사이즈 찾기' }).click();
  await expect(guide.getByRole('textbox').first()).toBeFocused();

  await signIn(page);
  await page.goto(paths.coupons());
  await page.getByRole('button', { name: '쿠폰 코드 등록' }).click();
  const sheet = page.getByRole('dialog', { name: '쿠폰 코드 등록' });
  await sheet.getByRole('button', { name: '등록하기' }).click();
  await expect(sheet.getByText('쿠폰 코드를 입력해 주세요.')).toBeVisible();
  expect(await copies()).toEqual([expect.stringContaining('/assets/shell/')]);
});
