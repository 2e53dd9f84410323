import { type GoodsDetail, paths } from '@shop/shared/contracts';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';

test('leads from goods to those that its seller sends in one parcel, and filters them', async ({
  page,
  request,
  isMobile,
}) => {
  const bundled = (goods: GoodsDetail) => (goods.delivery.isBundled ? goods : undefined);
  const [goods] = await pickPlainGoods({ request }, 1, bundled);
  if (!goods) throw new Error('The sample shop has no such goods.');
  await page.goto(paths.goods(goods.goodsNo));
  await page.getByRole('link', { name: '같은 판매자의 묶음배송 상품' }).click();
  const { sellerNo, bizName } = goods.seller;
  await expect(page).toHaveURL(paths.products('all', { bundleSellerNo: sellerNo }));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(`${bizName} 묶음배송 상품`);
  await expect(page.getByRole('article').first()).toBeVisible();

  if (isMobile) await page.getByRole('button', { name: '필터' }).click();
  await page.getByRole('checkbox', { name: /할인 상품/ }).check();
  if (isMobile) await page.getByRole('button', { name: /개 보기$/ }).click();
  await expect(page).toHaveURL(/bundleSellerNo=\d+&sale=1$/);
  await expect(title).toHaveText(`${bizName} 묶음배송 상품`);
});
