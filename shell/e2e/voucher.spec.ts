import AxeBuilder from '@axe-core/playwright';
import { type CallReply, type GoodsList, paths, type voucherCalls } from '@shop/shared/contracts';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { clickInOptions, openOptions } from '@shop/tools/e2e/options';
import { pay } from './shopper';

/** A voucher from the product page to its barcode, its use in a shop, and the refund of another. */

type Vouchers = CallReply<typeof voucherCalls.list>;

test('is bought without an address, shown as a barcode, used once, and refunded while unused', async ({
  page,
}) => {
  const list: GoodsList = await callApi(page, 'GET', '/search/v1/front/goods?q=아메리카노 교환권');
  const [card] = list.items;
  if (!card) throw new Error('The sample has no voucher.');
  await signIn(page);
  await page.goto(paths.goods(card.goodsNo));
  await expect(page.getByText('배송 없이 휴대폰으로 받는 상품이에요').first()).toBeVisible();
  const options = await openOptions(page, '수량 선택');
  await options
    .getByRole('button', { name: /수량 늘리기/ })
    .first()
    .click();
  await clickInOptions(page, options, '바로구매');

  await expect(page.getByRole('heading', { name: '모바일 쿠폰 받는 분' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '배송지' })).toHaveCount(0);
  await pay(page);
  await expect(page.getByRole('heading', { name: '주문이 완료되었어요' })).toBeVisible();
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';

  // The outbox issues them a moment after the payment.
  const ours = async () =>
    (await callApi<Vouchers>(page, 'GET', '/member/v1/front/voucher')).vouchers.filter(
      (one) => one.orderNo === orderNo,
    );
  await expect.poll(async () => (await ours()).length).toBe(2);
  await page.getByRole('link', { name: '모바일 쿠폰 보기' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '모바일 쿠폰' })).toBeAttached();
  const show = page.getByRole('button', { name: `${card.name} 쿠폰 보기` }).first();
  await show.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: '모바일 쿠폰' });
  await expect(sheet.getByRole('img', { name: '바코드' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  const [first] = await ours();
  const redeem = () =>
    callApi<{ isTaken: boolean }>(page, 'POST', '/sandbox/fulfilment/redeem', { pin: first?.pin });
  expect(await redeem()).toEqual({ isTaken: true });
  expect(await redeem()).toEqual({ isTaken: false });

  await page.goto(paths.orderDetail(orderNo));
  await page.getByRole('button', { name: '취소 신청하기' }).click();
  const cancel = page.getByRole('dialog', { name: '취소 신청' });
  await cancel.getByRole('radio', { name: '단순 변심' }).check();
  await cancel.getByRole('button', { name: '취소 신청하기' }).click();
  await expect
    .poll(async () => (await ours()).map(({ state }) => state).sort())
    .toEqual(['CANCELED', 'USED']);
  // The line is confirmed when the outbox delivers the event.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('사용완료 현재 단계')).toBeAttached({ timeout: 2_000 });
  }).toPass();
});
