import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type adultCalls, type CallReply, type GoodsList, paths } from '@shop/shared/contracts';
import { type ApiClient, callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { putInBasket } from './shopper';

/** Goods for adults: pictures, proof of age, and a purchase. */

type Pictures = CallReply<typeof adultCalls.pictures>;

async function adultGoods(client: ApiClient): Promise<GoodsList['items']> {
  const list: GoodsList = await callApi(client, 'GET', '/search/v1/front/goods?q=전통주&size=96');
  const adult = list.items.filter((card) => card.adult);
  expect(adult.length).toBeGreaterThanOrEqual(3);
  return adult;
}

const expectNoAxe = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

const gallery = (page: Page, name: string) => page.getByRole('group', { name: `${name} 사진` });

test('leads a visitor by sign-in and verification to the picture, the basket and the order sheet', async ({
  page,
}, { project }) => {
  // Several page loads and three complete runs of axe take 40 s at a fifth of the usual speed.
  test.slow();
  // Each project verifies a member of its own, because both may share a shop.
  const person = project.name === 'desktop' ? '최새봄' : '이도윤';
  const card = (await adultGoods(page)).find(({ soldOut }) => !soldOut);
  if (!card) throw new Error('All adult goods are sold out.');
  await page.goto(paths.goods(card.goodsNo));
  await expect(page.getByRole('heading', { level: 1, name: card.name })).toBeVisible();
  await expect(page.getByText('19세 미만은 이 상품을 볼 수 없고')).toBeVisible();
  await expect(gallery(page, card.name)).toHaveCount(0);
  await expectNoAxe(page);

  // By keyboard alone.
  const toVerification = page.getByRole('link', { name: '성인 인증하고 구매하기' });
  await toVerification.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '성인 인증' })).toBeAttached();
  const start = page.getByRole('button', { name: '로그인하고 본인인증' });
  await expect(start).toBeVisible();
  await expectNoAxe(page);
  await start.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: new RegExp(`^${person}.*로 로그인$`) }).click();

  // Signed in, the shopper is led on to the provider.
  await page.getByRole('button', { name: /^미성년자/ }).click();
  await expect(page.getByRole('alert')).toContainText('19세 미만은 볼 수 없는 상품이에요');
  await page.getByRole('button', { name: '휴대폰 본인인증' }).click();
  await page.getByRole('button', { name: /^김하늘/ }).click();
  await expect(page.getByRole('alert')).toContainText('생년월일과 달라요');
  await expectNoAxe(page);
  await page.getByRole('button', { name: '휴대폰 본인인증' }).click();
  await page.getByRole('button', { name: new RegExp(`^${person}`) }).click();

  await expect(page.getByText('성인 인증을 마쳤어요')).toBeVisible();
  await expect(gallery(page, card.name).getByRole('img').first()).toBeVisible();
  expect(page.url()).not.toContain('answer');
  await putInBasket(page);
  await expect(page.getByText('장바구니에 담았어요')).toBeVisible();
  // The sheet of a phone goes back in the history when it closes, which would end a load.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(() => page.goto(paths.basket())).toPass();
  await expect(page.getByRole('checkbox', { name: card.name })).toBeChecked();
  await page.getByRole('button', { name: /주문하기/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '주문/결제' })).toBeAttached();
  await expect(page.getByText(card.name).first()).toBeVisible();
});

test('shows a verified member the pictures in a list, and everybody else the sign', async ({
  page,
}) => {
  const [card] = await adultGoods(page);
  if (!card) throw new Error('There are no adult goods.');
  const address = paths.searchResult('전통주');
  const article = page.getByRole('article').filter({ hasText: card.name }).first();
  await page.goto(address);
  await expect(article.getByText('성인 인증 후 볼 수 있어요')).toBeVisible();
  await signIn(page);
  await page.goto(address);
  await expect(article.locator('img')).toBeVisible();
  await expect(article.getByText('성인 인증 후 볼 수 있어요')).toHaveCount(0);
  await page.goto(paths.adultVerification({ returnTo: address }));
  await page.getByRole('link', { name: '계속하기' }).click();
  await expect(article.locator('img')).toBeVisible();
});

test('names no picture of adult goods in any page or feed that everybody may read', async ({
  page,
  playwright,
  baseURL,
}) => {
  const cards = await adultGoods(page);
  const goodsNos = cards.map(({ goodsNo }) => goodsNo).join(',');
  const member = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await signIn({ request: member });
  const own = await callApi<Pictures>(
    { request: member },
    'GET',
    `/member/v1/front/adult/pictures?goodsNos=${goodsNos}`,
  );
  await member.dispose();
  // The key without its view, so that it covers gallery, description and photos of reviews.
  const keys = own.items.map(({ image }) => image.key.replace(/-[a-z]+\d?$/, ''));
  expect(keys).toHaveLength(cards.length);

  const plain: GoodsList = await callApi(page, 'GET', '/search/v1/front/goods?q=탄산수&size=1');
  const control = plain.items[0];
  if (!control) throw new Error('There is no control.');
  const textOf = async (address: string) => (await page.request.get(address)).text();
  const addresses = [
    '/main',
    '/main?tab=20',
    '/display/allmenu',
    '/display/category?categoryNo=5',
    '/display/category?categoryNo=503',
    '/display/category?categoryNo=50303',
    '/display/category?categoryNo=50303&sort=new',
    ...cards.flatMap(({ brandNo }) => (brandNo ? [paths.brand(brandNo)] : [])),
    paths.searchResult('전통주'),
    paths.searchResult('막걸리'),
    paths.products('all', { sort: 'new' }),
    paths.products('new'),
    paths.basket(),
    paths.search(),
    ...cards.flatMap(({ goodsNo }) => [
      paths.goods(goodsNo),
      paths.totalReview(goodsNo),
      paths.goodsCoupons(goodsNo),
      paths.goodsNotForSale(goodsNo),
    ]),
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/goods-1.xml',
  ];
  const leaks: string[] = [];
  for (const address of addresses) {
    const text = await textOf(address);
    for (const key of keys) if (text.includes(key)) leaks.push(`${address} ${key}`);
  }
  expect(leaks).toEqual([]);
  // The same reading finds the picture of other goods, in the page, its structured data and its list.
  const controlKey = control.image.key;
  for (const address of [paths.goods(control.goodsNo), paths.searchResult('탄산수')])
    expect(await textOf(address)).toContain(controlKey);
});
