import type { Browser, Page } from '@playwright/test';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { orderOf } from './delivered-order';
import { picture } from './picture';
import { buy, chooseGoods } from './shopper-api';

const RECEIVER = { receiverName: '박이웃', receiverPhone: '01098765432', message: '고마워요!' };

interface Sent {
  gift: { giftNo: string };
}

/** A gift that the signed-in member has sent, with its link. */
async function sendGift(page: Page) {
  const [goods] = await chooseGoods(page, 1);
  if (!goods) throw new Error('The sample has no plain goods.');
  const orderNo = await buy(page, [{ skuNo: goods.skuNo, qty: 1 }], RECEIVER);
  const { gift } = (await orderOf(page, orderNo)) as unknown as Sent;
  const path = `/gift/v1/front/${gift.giftNo}/link`;
  const { url } = await callApi<{ url: string }>(page, 'GET', path);
  return { goods, orderNo, url };
}

/** The api of a journey does not know the port of its shop. */
const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url, 'http://shop.test');
  return pathname + search;
};

/** The link in a browser of somebody who is not signed in. */
async function openAsReceiver(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext();
  const receiver = await context.newPage();
  await receiver.goto(pathOf(url));
  return receiver;
}

/** More than the header of a desktop has. */
const MAX_TABS = 150;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'checkbox' | 'textbox') {
  const target = page.getByRole(role, { name });
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MAX_TABS && !(await hasFocus()); presses += 1)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

const addressOf = (url: string) =>
  `/gift/v1/front/token/${new URL(url, 'http://shop.test').searchParams.get('token')}/shipping`;

test('a gift is opened and accepted by keyboard without a login, sent on its way and thanked for', async ({
  page,
  browser,
}) => {
  await signIn(page);
  const { goods, orderNo, url } = await sendGift(page);
  await page.goto('/mypage/gift?tab=sent');
  await expect(page.getByText('박이웃 님께').first()).toBeVisible();

  const receiver = await openAsReceiver(browser, url);
  await expect(receiver.getByText('박*웃 님께 선물이 도착했어요')).toBeVisible();
  await expect(receiver.getByText(goods.name)).toHaveCount(0);
  await tabTo(receiver, '휴대폰 번호 뒤 네 자리', 'textbox');
  await receiver.keyboard.type('0000');
  await receiver.keyboard.press('Enter');
  await expect(receiver.getByText(/4번 더 입력할 수 있어요/)).toBeVisible();
  await receiver.keyboard.press('ControlOrMeta+a');
  await receiver.keyboard.type('5432');
  await receiver.keyboard.press('Enter');
  await expect(receiver.getByText(goods.name).first()).toBeVisible();
  await expect(receiver.getByRole('main')).not.toContainText(/\d원/);

  await tabTo(receiver, /개인정보 수집·이용/, 'checkbox');
  await receiver.keyboard.press('Space');
  await tabTo(receiver, /판매자와 택배사 제공/, 'checkbox');
  await receiver.keyboard.press('Space');
  await tabTo(receiver, '선물 받기', 'button');
  await receiver.keyboard.press('Enter');
  await expect(receiver.getByRole('heading', { level: 1, name: '배송지 입력' })).toBeAttached();

  // The search of the address is a part of mfe-order; the journey of the shell goes through it.
  await callApi(receiver, 'PUT', addressOf(url), {
    receiverName: RECEIVER.receiverName,
    receiverPhone: RECEIVER.receiverPhone,
    zip: '06236',
    road: '서울특별시 강남구 테헤란로 152',
    detail: '101호',
    agrees: true,
  });
  await receiver.goto(pathOf(url));
  await receiver.getByRole('link', { name: '받은 선물 보기' }).click();
  await expect(receiver.getByText('101호')).toBeVisible();
  await receiver.getByRole('textbox', { name: /감사 인사/ }).fill('정말 고마워요');
  await receiver.getByRole('button', { name: '감사 인사 보내기' }).click();
  await expect(receiver.getByText(/감사 인사를 보냈어요/)).toBeVisible();

  await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);
  await expect(page.getByText('정말 고마워요')).toBeVisible();
  await expect(page.getByText('101호')).toHaveCount(0);
});

test('a gift that its receiver rejects is refunded, and one that is sent again has a new link', async ({
  page,
  browser,
}) => {
  await signIn(page);
  const { orderNo, url } = await sendGift(page);
  await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);
  await page.getByRole('button', { name: '다시 보내기 (3번 남음)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '다시 보내기' }).click();
  await expect(page.getByRole('button', { name: '다시 보내기 (2번 남음)' })).toBeVisible();

  const old = await openAsReceiver(browser, url);
  await expect(old.getByText('열 수 없는 선물 링크예요')).toBeVisible();

  const { gift } = (await orderOf(page, orderNo)) as unknown as Sent;
  const { url: link } = await callApi<{ url: string }>(
    page,
    'GET',
    `/gift/v1/front/${gift.giftNo}/link`,
  );
  const receiver = await openAsReceiver(browser, link);
  await receiver.getByRole('textbox', { name: '휴대폰 번호 뒤 네 자리' }).fill('5432');
  await receiver.getByRole('button', { name: '선물 열기' }).click();
  await receiver.getByRole('link', { name: '거절하기' }).click();
  await receiver.getByRole('radio', { name: '이미 있어요' }).check();
  await receiver.getByRole('button', { name: '거절하기' }).click();
  await expect(receiver.getByRole('main').getByText('거절한 선물이에요')).toBeVisible();

  await page.reload();
  await expect(page.getByText(/마음만 받겠다고 전했어요/)).toBeVisible();
  expect((await orderOf(page, orderNo)).amounts.refundedWon).toBeGreaterThan(0);
});

test('sends the thanks of a signed-in receiver with a picture to the sender', async ({
  page,
  browser,
}) => {
  await signIn(page);
  const { orderNo, url } = await sendGift(page);
  const receiver = await openAsReceiver(browser, url);
  await signIn(receiver, '법인');
  await receiver.reload();
  await receiver.getByRole('textbox', { name: '휴대폰 번호 뒤 네 자리' }).fill('5432');
  await receiver.getByRole('button', { name: '선물 열기' }).click();
  await receiver.getByRole('checkbox', { name: /개인정보 수집·이용/ }).check();
  await receiver.getByRole('checkbox', { name: /판매자와 택배사 제공/ }).check();
  await receiver.getByRole('button', { name: '선물 받기' }).click();
  await expect(receiver.getByRole('heading', { level: 1, name: '배송지 입력' })).toBeAttached();
  await receiver.goto(pathOf(url).replace('/accept?', '/accept/detail?'));

  await receiver.getByRole('textbox', { name: /감사 인사/ }).fill('잘 쓸게요');
  await receiver.locator('input[type=file]').setInputFiles(picture);
  await expect(receiver.getByRole('img', { name: /후기 사진/ })).toBeVisible();
  await receiver.getByRole('button', { name: '감사 인사 보내기' }).click();
  const photo = { name: '감사 인사와 함께 보낸 사진' };
  await expect(receiver.getByRole('img', photo)).toBeVisible();

  await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);
  const seen = page.getByRole('img', photo);
  await expect(seen).toBeVisible();
  const width = () => seen.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});
