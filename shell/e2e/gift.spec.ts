import { paths } from '@shop/shared/contracts';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { clickInOptions, openOptions } from '@shop/tools/e2e/options';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';
import { chooseOptions, pay } from './shopper';

test('goods are sent to somebody else with a card, which survive a reload and stand in the order', async ({
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

  await expect(page.getByRole('heading', { level: 1, name: '선물하기' })).toBeAttached();
  const receiver = page.getByRole('textbox', { name: '이름' });
  await expect(receiver).toHaveValue('');
  await page.getByRole('button', { name: /원 선물하기$/ }).click();
  await expect(receiver).toBeFocused();
  await expect(page.getByText('받는 분 주소를 선택해 주세요')).toBeVisible();
  await receiver.fill('박이웃');
  await page.getByRole('textbox', { name: '휴대폰 번호' }).fill('01098765432');
  await page.getByRole('textbox', { name: '보내는 분' }).fill('이웃집 하늘이');
  await page.getByRole('textbox', { name: '메시지', exact: true }).fill('집들이 축하해요!');
  await page.reload();
  await expect(page.getByRole('textbox', { name: '보내는 분' })).toHaveValue('이웃집 하늘이');
  await expect(receiver).toHaveValue('박이웃');
  await page.getByRole('button', { name: '배송지 선택' }).click();
  await page.getByRole('dialog').getByRole('radio').first().click();
  await expect(page.getByRole('button', { name: '배송지 변경' })).toBeVisible();

  await pay(page);
  await expect(page.getByRole('heading', { name: '선물 주문이 완료되었어요' })).toBeVisible();
  await expect(page.getByText('박이웃 님께 보내 드려요.')).toBeVisible();
  await expect(page.getByRole('region', { name: '선물 받는 분' })).toBeVisible();
  await expect(page.getByText('박이웃 · 010-9876-5432')).toBeVisible();
  await expect(page.getByText('보내는 분 이웃집 하늘이 · 집들이 축하해요!')).toBeVisible();
  await page.goto(paths.orderList());
  await expect(page.getByText('선물 · 받는 분 박이웃').first()).toBeVisible();
  await page.getByRole('link', { name: /상세/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '주문 상세' })).toBeAttached();
  await expect(page.getByText('선물 · 받는 분 박이웃').first()).toBeVisible();
});
