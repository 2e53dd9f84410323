import { paths } from '@shop/shared/contracts';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { clickInOptions, openOptions } from '@shop/tools/e2e/options';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';
import { chooseOptions, pay } from './shopper';

test('goods are sent as a gift with a card, which survives a reload and stands in the order', async ({
  page,
}) => {
  const [goodsNo] = await pickPlainGoods(page, 1, (goods) =>
    goods.options.groups.length > 0 ? goods.goodsNo : undefined,
  );
  if (goodsNo === undefined) throw new Error('No goods with options.');
  await signIn(page);
  await page.goto(paths.goods(goodsNo));
  const options = await openOptions(page);
  await chooseOptions(options);
  await clickInOptions(page, options, '선물하기');

  await expect(page.getByRole('heading', { name: '선물 카드' })).toBeVisible();
  await page.getByRole('textbox', { name: '보내는 분' }).fill('이웃집 하늘이');
  await page.getByRole('textbox', { name: '메시지', exact: true }).fill('집들이 축하해요!');
  await page.reload();
  await expect(page.getByRole('textbox', { name: '보내는 분' })).toHaveValue('이웃집 하늘이');
  await pay(page);
  await expect(page.getByRole('heading', { name: '주문이 완료되었어요' })).toBeVisible();
  await expect(page.getByText('보내는 분 이웃집 하늘이 · 집들이 축하해요!')).toBeVisible();
});
