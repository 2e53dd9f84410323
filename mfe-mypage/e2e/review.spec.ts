import type { Page } from '@playwright/test';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { delivered, orderOf } from './delivered-order';
import { picture } from './picture';

const modal = (page: Page, title = '후기 쓰기') => page.getByRole('dialog', { name: title });
const TEXT = '색이 화면과 같고 바느질이 꼼꼼해서 마음에 들어요. 😀 <b>추천</b>';

/** One transparent pixel. */
test('asks for a review after 구매확정, and shows it with its photo', { tag: '@hostile' }, async ({
  page,
}) => {
  await signIn(page);
  const { orderNo, goods } = await delivered(page, 1);
  await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);
  await page.getByRole('button', { name: `${goods.name} 구매확정` }).click();
  await page
    .getByRole('alertdialog', { name: '구매를 확정할까요?' })
    .getByRole('button', { name: '구매확정' })
    .click();
  await page.getByRole('link', { name: '후기 쓰기' }).click();

  await modal(page).getByRole('button', { name: '등록하기' }).click();
  await expect(modal(page).getByText('별점을 골라 주세요')).toBeVisible();
  await modal(page).getByRole('radio', { name: '4점 좋아요' }).check();
  await modal(page).getByRole('textbox').fill('짧아요');
  await modal(page).getByRole('button', { name: '등록하기' }).click();
  await expect(modal(page).getByText('후기를 20자 이상 써 주세요 (지금 3자)')).toBeVisible();
  await modal(page).getByRole('textbox').fill(TEXT);
  await modal(page).locator('input[type=file]').setInputFiles(picture);
  await modal(page).getByRole('button', { name: '등록하기' }).click();

  await expect(page.getByText('코인 300원을 드렸어요')).toBeVisible();
  await expect(page).toHaveURL(/mypage\/review\?tab=written/);
  const card = page.getByRole('article', { name: `${goods.name} 후기` }).first();
  await expect(card).toContainText(TEXT);
  await expect(card.getByRole('img', { name: '후기 사진 1' })).toBeVisible();
  const { items } = await orderOf(page, orderNo);
  const { goodsNo } = items[0] as unknown as { goodsNo: number };
  const { items: reviews } = await callApi<{
    items: { body: string; photos: { key: string }[] }[];
  }>(page, 'GET', `/goods/v1/front/${goodsNo}/reviews?sort=new`);
  expect(reviews[0]?.body).toBe(TEXT);
  const photo = await page.request.get(`/images/${reviews[0]?.photos[0]?.key}?w=240`);
  expect(photo.headers()['content-type']).toBe('image/jpeg');

  // The form of a written review changes it, once.
  await card.getByRole('button', { name: `${goods.name} 후기 고치기` }).click();
  const editing = modal(page, '후기 고치기');
  await expect(editing.getByRole('textbox')).toHaveValue(TEXT);
  await editing.getByRole('button', { name: '올린 사진 1 삭제' }).click();
  await editing.getByRole('radio', { name: '5점 최고예요' }).check();
  await editing.getByRole('button', { name: '고치기', exact: true }).click();
  await expect(page.getByText('후기를 고쳤어요')).toBeVisible();
  await expect(card).toContainText('최고예요');
  await expect(card.getByRole('img', { name: '후기 사진 1' })).toHaveCount(0);
  await expect(card.getByRole('button', { name: `${goods.name} 후기 고치기` })).toHaveCount(0);

  await card.getByRole('button', { name: `${goods.name} 후기 지우기` }).click();
  await page
    .getByRole('alertdialog', { name: '후기를 지울까요?' })
    .getByRole('button', { name: '지우기' })
    .click();
  await expect(page.getByText('후기를 지웠어요')).toBeVisible();
});

test('writes by keyboard from the order list, and keeps a draft', async ({ page }) => {
  await signIn(page);
  const { orderNo, goods } = await delivered(page, 1);
  await page.goto('/mypage/order/list');
  const order = page.getByRole('article', { name: new RegExp(orderNo) });
  await order.getByRole('button', { name: `${goods.name} 후기 쓰기` }).focus();
  await page.keyboard.press('Enter');
  await modal(page).getByRole('radio', { name: '1점 별로예요' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(modal(page).getByRole('radio', { name: '3점 괜찮아요' })).toBeChecked();
  await modal(page).getByRole('textbox').focus();
  await page.keyboard.type('한 달 써 보니 처음과 같아서 만족하며 쓰고 있어요.');
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL(/mypage\/order\/list/);

  await page.goto('/mypage/review');
  // The newest has the most time left.
  await page
    .getByRole('button', { name: `${goods.name} 후기 쓰기` })
    .last()
    .click();
  await expect(modal(page).getByRole('radio', { name: '3점 괜찮아요' })).toBeChecked();
  await expect(modal(page).getByText('쓰던 내용을 불러왔어요')).toBeVisible();
  await modal(page).getByRole('textbox').focus();
  await page.keyboard.press('Control+End');
  await modal(page).getByRole('button', { name: '등록하기' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('구매확정하면 코인 100원을 드려요').first()).toBeVisible();
});

test('says why nothing can be written by a link to an item', async ({ page }) => {
  await signIn(page);
  await page.goto('/mypage/review?modalId=review&itemNo=999999999');
  await expect(modal(page)).toContainText('후기를 쓸 수 없는 상품이에요');
  await modal(page).getByRole('button', { name: '닫기' }).last().click();
  await expect(modal(page)).toHaveCount(0);
});
