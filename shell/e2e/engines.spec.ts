import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Driver, Target } from '@shop/tools/engines/driver';
import { HEIGHT, test } from '@shop/tools/engines/fixtures';

/** The purchase in the engines that the other journeys do not open. */

const isWide = (width: number): boolean => width >= 1024;

/** PICTURES is a folder: each step is kept there as a picture. */
async function keepPicture(shopper: Driver, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder) fs.writeFileSync(path.join(folder, `${name}.png`), await shopper.picture());
}

/** Where the options are chosen, and where the buttons are: in the page on a desktop, in a sheet on a phone. */
const placesOf = (width: number): { options: Target; buttons: Target } => {
  const sheet = { role: 'dialog', name: '옵션 선택' };
  return isWide(width)
    ? { options: { ...sheet, role: 'region' }, buttons: { role: 'region', name: '구매' } }
    : { options: sheet, buttons: sheet };
};

async function putInBasket(shopper: Driver, width: number): Promise<void> {
  const { options, buttons } = placesOf(width);
  const add = { role: 'button', name: '장바구니' };
  if (!isWide(width)) await shopper.press(add);
  await expect.poll(() => shopper.count({ role: 'radio', within: options })).toBeGreaterThan(0);
  const levels = await shopper.count({ role: 'radiogroup', within: options });
  for (let nth = 0; nth < levels; nth += 1)
    await shopper.press({
      role: 'radio',
      name: /^(?!.*품절)/,
      within: { role: 'radiogroup', nth, within: options },
    });
  await shopper.press({ ...add, within: buttons });
}

for (const width of [390, 1280])
  test(`sells at ${width} px`, async ({ engine, openShopper }) => {
    const shopper = await openShopper(width);
    const keep = (step: string) => keepPicture(shopper, `${engine}-${width}-${step}`);
    await shopper.open('/main');
    await keep('1-home');
    await shopper.open('/display/category?categoryNo=1');
    await keep('2-list');
    await shopper.press({ role: 'link', within: { role: 'article', nth: 1 } });
    await shopper.isAt(/\/goods\/detail/);
    await keep('3-product');
    await putInBasket(shopper, width);
    await shopper.press({ role: 'button', name: /\(일반회원\)으로 로그인$/ });
    await shopper.sees('장바구니에 담았어요');
    await shopper.open('/basket');
    await keep('4-basket');
    await shopper.press({ role: 'button', name: /주문하기$/ });
    await shopper.isAt(/\/order\/sheet/);
    await keep('5-sheet');
    await shopper.press({ role: 'checkbox', name: '전체 동의' });
    await shopper.press({ role: 'button', name: /원 결제하기$/ });
    await shopper.press({ role: 'button', name: '결제 승인' });
    await shopper.isAt(/\/order\/complete/);
    await keep('6-complete');
    await shopper.press({ role: 'link', name: '주문 상세 보기' });
    await shopper.isAt(/\/mypage\/order\/detail/);
    await shopper.sees('결제완료');
    await keep('7-order');
    await shopper.open('/mypage/order/list');
    await shopper.sees('결제완료');
    await keep('8-orders');
  });

test('goes back to the same place of a list', async ({ openShopper }) => {
  const shopper = await openShopper(390);
  await shopper.open('/display/category?categoryNo=1');
  const opened: Target = { role: 'link', within: { role: 'article', nth: 20 } };
  expect(await shopper.topOf(opened)).toBeGreaterThan(HEIGHT);
  await shopper.press(opened);
  await shopper.isAt(/\/goods\/detail/);
  await shopper.goBack();
  await shopper.isAt(/categoryNo=1/);
  await expect.poll(() => shopper.topOf(opened)).toBeLessThan(HEIGHT);
  await shopper.press({ role: 'link', within: { role: 'article', nth: 21 } });
  await shopper.isAt(/\/goods\/detail/);
});
