import type { Page } from '@playwright/test';
import { type GoodsList, paths } from '@shop/shared/contracts';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { clickInOptions, openOptions } from '@shop/tools/e2e/options';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';
import { chooseOptions, pay, signInAs } from './shopper';

/** Copies the link of the gift on the page. @returns its path: the api of a journey does not know its shop's port */
async function copiedLink(page: Page): Promise<string> {
  const linked = page.waitForResponse(/\/gift\/v1\/front\/G\w+\/link/);
  await page.getByRole('button', { name: '링크 복사' }).click();
  const { payload } = (await (await linked).json()) as { payload: { url: string } };
  const { pathname, search } = new URL(payload.url, page.url());
  return pathname + search;
}

test('goods are sent by a link to somebody who gives their address without a login', async ({
  page,
  browser,
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
  const receiverName = page.getByRole('textbox', { name: '이름' });
  await expect(receiverName).toHaveValue('');
  await page.getByRole('button', { name: /원 선물하기$/ }).click();
  await expect(receiverName).toBeFocused();
  await receiverName.fill('박이웃');
  await page.getByRole('textbox', { name: '휴대폰 번호' }).fill('01098765432');
  await page.getByRole('radio', { name: '생일 축하' }).check();
  await page.getByRole('textbox', { name: '보내는 분' }).fill('이웃집 하늘이');
  await page.getByRole('textbox', { name: '메시지', exact: true }).fill('집들이 축하해요!');
  await page.reload();
  await expect(page.getByRole('textbox', { name: '보내는 분' })).toHaveValue('이웃집 하늘이');
  await expect(page.getByRole('radio', { name: '생일 축하' })).toBeChecked();
  await page.getByRole('button', { name: '미리보기' }).click();
  const preview = page.getByRole('dialog', { name: '받는 분이 보는 화면' });
  await expect(preview.getByText('집들이 축하해요!')).toBeVisible();
  await preview.getByRole('button', { name: '닫기' }).click();

  await pay(page);
  await expect(page.getByRole('heading', { name: '선물 주문이 완료되었어요' })).toBeVisible();
  await expect(page.getByRole('button', { name: '공유하기' })).toBeVisible();

  const context = await browser.newContext();
  const receiver = await context.newPage();
  await receiver.goto(await copiedLink(page));
  await receiver.getByRole('textbox', { name: '휴대폰 번호 뒤 네 자리' }).fill('5432');
  await receiver.getByRole('button', { name: '선물 열기' }).click();
  await expect(receiver.getByText('집들이 축하해요!')).toBeVisible();
  for (const consent of await receiver.getByRole('checkbox').all()) await consent.check();
  await receiver.getByRole('button', { name: '선물 받기' }).click();

  await receiver.getByRole('textbox', { name: '휴대폰 번호' }).fill('01098765432');
  await receiver.getByRole('button', { name: '주소 찾기' }).click();
  const finder = receiver.getByRole('dialog', { name: '주소 찾기' });
  await finder.getByRole('searchbox').fill('테헤란로');
  await finder.getByRole('searchbox').press('Enter');
  await finder
    .getByRole('button', { name: /^도로명/ })
    .first()
    .click();
  await receiver.getByRole('textbox', { name: '상세 주소' }).fill('101호');
  await receiver.getByRole('checkbox', { name: /배송지 제공 동의/ }).check();
  await receiver.getByRole('button', { name: '이 주소로 받기' }).click();
  await expect(receiver.getByRole('heading', { level: 1, name: '받은 선물 상세' })).toBeAttached();
  await expect(receiver.getByText('101호')).toBeVisible();
  await context.close();

  await page.goto(paths.orderList());
  await expect(page.getByText('선물 · 받는 분 박이웃').first()).toBeVisible();
  await page.getByRole('link', { name: /상세/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '주문 상세' })).toBeAttached();
  await expect(page.getByText('선물 · 받는 분 박이웃').first()).toBeVisible();
  await expect(page.getByText('101호')).toHaveCount(0);
});

test('a voucher is accepted after a login, which leads back to the gift', async ({
  page,
  browser,
}) => {
  const list: GoodsList = await callApi(page, 'GET', '/search/v1/front/goods?q=아메리카노 교환권');
  const [card] = list.items;
  if (!card) throw new Error('The sample has no voucher.');
  await signIn(page);
  await page.goto(paths.goods(card.goodsNo));
  const options = await openOptions(page, '수량 선택');
  await clickInOptions(page, options, '선물하기');
  await page.getByRole('textbox', { name: '이름' }).fill('박이웃');
  await page.getByRole('textbox', { name: '휴대폰 번호' }).fill('01098765432');
  await expect(page.getByRole('heading', { name: '받는 곳' })).toHaveCount(0);
  await pay(page);
  await expect(page.getByRole('heading', { name: '선물 주문이 완료되었어요' })).toBeVisible();

  const context = await browser.newContext();
  const receiver = await context.newPage();
  await receiver.goto(await copiedLink(page));
  await receiver.getByRole('textbox', { name: '휴대폰 번호 뒤 네 자리' }).fill('5432');
  await receiver.getByRole('button', { name: '선물 열기' }).click();
  await expect(receiver.getByText(card.name).first()).toBeVisible();
  for (const consent of await receiver.getByRole('checkbox').all()) await consent.check();
  await receiver.getByRole('button', { name: '로그인하고 선물 받기' }).click();
  await signInAs(receiver, /\(가족 준회원\)으로 로그인$/);
  await expect(receiver.getByText('모바일 쿠폰을 받았어요')).toBeVisible();
  await expect(receiver.getByRole('link', { name: '모바일 쿠폰 보기' })).toBeVisible();
  // The outbox issues it a moment after the acceptance.
  await expect(async () => {
    await receiver.goto(paths.vouchers());
    const shown = receiver.getByRole('button', { name: `${card.name} 쿠폰 보기` });
    await expect(shown.first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await receiver.goto(paths.gifts());
  await receiver
    .getByRole('link', { name: `${card.name} 선물 보기` })
    .first()
    .click();
  await expect(receiver.getByText('모바일 쿠폰을 받았어요')).toBeVisible();
  await context.close();
});
