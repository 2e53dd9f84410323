import { type GoodsCard, type GoodsDetail, type GoodsList, paths } from '@shop/shared/contracts';
import { type ApiClient, callApi } from '@shop/tools/e2e/call-api';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { openOptions } from '@shop/tools/e2e/options';

/** Goods with one level of options, of which one is sold out and another is not. */
async function findPartlySoldOut(client: ApiClient): Promise<GoodsDetail> {
  const canFit = ({ soldOut, adult, hasOptions }: GoodsCard) => hasOptions && !soldOut && !adult;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = `size=96&cursor=${encodeURIComponent(cursor)}`;
    const list: GoodsList = await callApi(client, 'GET', `/search/v1/front/goods?${query}`);
    for (const { goodsNo } of list.items.filter(canFit)) {
      const goods = await callApi<GoodsDetail>(client, 'GET', `/goods/v1/front/${goodsNo}`);
      const { groups, skus } = goods.options;
      if (groups.length === 1 && skus.some(({ available }) => available === 0)) return goods;
    }
    cursor = list.nextCursor;
  }
  throw new Error('The sample shop has no such goods.');
}

test('sets the alert of a visitor who has signed in, shows it on their side and deletes it', async ({
  page,
}) => {
  const goods = await findPartlySoldOut(page);
  const gone = goods.options.skus.find(({ available }) => available === 0);
  await page.goto(paths.goods(goods.goodsNo));
  const options = await openOptions(page);
  await options.getByRole('radio', { name: `${gone?.optionText} 품절` }).click();
  await options.getByRole('button', { name: '재입고 알림 받기' }).click();

  await page
    .getByRole('button', { name: /일반.*로 로그인$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: goods.name })).toBeVisible();
  await expect(page.getByText('재입고 알림을 신청했어요')).toBeVisible();
  await page.getByRole('link', { name: '보기', exact: true }).click();

  const removal = page.getByRole('button', {
    name: `${goods.name} ${gone?.optionText} 재입고 알림 삭제`,
  });
  const list = page.getByRole('list', { name: '재입고 알림' });
  await expect(list.getByRole('listitem').filter({ has: removal })).toContainText('재입고 대기');
  await removal.click();
  await expect(page.getByText('재입고 알림을 삭제했어요')).toBeVisible();
  await expect(removal).toHaveCount(0);
});
