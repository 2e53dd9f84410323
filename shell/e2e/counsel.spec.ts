import type { Page, TestInfo } from '@playwright/test';
import { findSeriousViolations, injectAxe } from '@shop/tools/e2e/axe';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { stopMotion } from '@shop/tools/e2e/stop-motion';
import { delivered, orderOf } from './delivered-order';

const TEXT = '상자가 눌려서 왔어요. 😀 <b>교환</b>할 수 있는지 알려 주세요.';

/** One transparent pixel. */
const picture = {
  name: '문의 사진.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const body = (page: Page) => page.getByRole('textbox', { name: /^내용/ });
const thread = (page: Page) => page.getByRole('list', { name: '문의와 답변' });
const newest = (page: Page, title: string) =>
  page.getByRole('list', { name: '1:1 문의' }).getByRole('link', { name: title }).first();

const ask = (page: Page, title: string) =>
  callApi<{ counselNo: number }>(page, 'POST', '/cs/v1/front/counsel', {
    ...{ type: 'DELIVERY_WHEN', title, body: TEXT },
  });

/** What the staff of customer service does; the sandbox's own may have taken it up before. */
const serve = (page: Page, counselNo: number, kind: 'WORKING' | 'ANSWERED', text = '답변') =>
  callApi(page, 'POST', '/sandbox/counsel/serve', { counselNo, kind, text });

const counselNoOf = (page: Page): number =>
  Number(new URL(page.url()).searchParams.get('counselNo'));

test('asks with an order and a picture, is notified of the answer, rates it and asks again', {
  tag: '@hostile',
}, async ({ page }) => {
  await signIn(page, '일반');
  const orderNo = await delivered(page);
  const { items } = await orderOf(page, orderNo);
  const goodsName = items[0]?.goodsName as string;
  await page.goto('/cs');
  await page.getByRole('link', { name: '1:1 문의하기' }).click();
  await page.getByRole('radio', { name: '취소·교환·반품' }).check();
  await page.getByRole('radio', { name: '불량·오배송' }).check();
  await page.getByRole('button', { name: '주문한 상품에서 고르기' }).click();
  const sheet = page.getByRole('dialog', { name: '문의할 상품' });
  await sheet
    .getByRole('button', { name: new RegExp(goodsName.slice(0, 8)) })
    .first()
    .click();
  await expect(page.getByRole('group', { name: '문의할 주문 상품 (선택)' })).toContainText(orderNo);
  await page.getByRole('textbox', { name: /^제목/ }).fill('상자가 눌렸어요');
  await page.getByRole('button', { name: '문의 보내기' }).click();
  await expect(page.getByText('내용을 10자 이상 써 주세요 (지금 0자)')).toBeVisible();
  await body(page).fill(TEXT);
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByRole('button', { name: '문의 보내기' }).click();

  await expect(page.getByText('문의를 접수했어요')).toBeVisible();
  await expect(newest(page, '상자가 눌렸어요')).toContainText('접수');
  await newest(page, '상자가 눌렸어요').click();
  await expect(thread(page)).toContainText(TEXT);
  await expect(thread(page).getByRole('img', { name: '문의 사진 1' })).toBeVisible();
  const counselNo = counselNoOf(page);
  await serve(page, counselNo, 'WORKING');
  await page.reload();
  await expect(page.getByText('처리 중', { exact: true })).toBeVisible();
  await serve(page, counselNo, 'ANSWERED', '새 상품으로 바꿔 드릴게요.');

  const answers = async () => {
    const { items: told } = await callApi<{ items: { path: string }[] }>(
      page,
      'GET',
      '/member/v1/front/notification',
    );
    return told.filter(({ path }) => path === `/mypage/counsel?counselNo=${counselNo}`).length;
  };
  await expect.poll(answers).toBe(1);
  await page.goto('/mypage');
  await page.getByRole('button', { name: /^알림/ }).click();
  await page
    .getByRole('link', { name: /1:1 문의에 답변을 드렸어요/ })
    .first()
    .click();
  await expect(thread(page)).toContainText('새 상품으로 바꿔 드릴게요.');
  await expect(page.getByRole('button', { name: '문의 지우기' })).toHaveCount(0);
  await page.getByRole('button', { name: '만족', exact: true }).click();
  await expect(page.getByText('알려 주셔서 고마워요')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '만족', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: '추가 문의하기' }).click();
  await page
    .getByRole('textbox', { name: /추가 문의 내용/ })
    .fill('언제 도착하는지도 알려 주세요.');
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await expect(thread(page)).toContainText('언제 도착하는지도 알려 주세요.');
  await expect(page.getByText('접수', { exact: true })).toBeVisible();
  expect(await answers()).toBe(1);
  await serve(page, counselNo, 'ANSWERED');
});

test('writes by keyboard from an order, keeps a draft over a reload and a session’s end, and deletes', async ({
  page,
}) => {
  await signIn(page, '일반');
  const orderNo = await delivered(page);
  await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);
  await page.getByRole('link', { name: '1:1 문의하기' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: '문의할 주문 상품 (선택)' })).toContainText(orderNo);
  await page.getByRole('radio', { name: '주문/결제' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '배송', exact: true })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: '배송 일정' })).toBeChecked();
  await page.getByRole('textbox', { name: /^제목/ }).focus();
  await page.keyboard.type('키보드로 쓴 문의');
  await page.keyboard.press('Tab');
  await page.keyboard.type('키보드만으로 문의를 쓰고 보낼 수 있어요.');
  await page.reload();
  await expect(page.getByText('쓰던 내용을 불러왔어요')).toBeVisible();
  await expect(body(page)).toHaveValue('키보드만으로 문의를 쓰고 보낼 수 있어요.');
  await page.context().clearCookies();
  await signIn(page, '일반');
  await page.goto('/cs/counsel');
  await expect(body(page)).toHaveValue('키보드만으로 문의를 쓰고 보낼 수 있어요.');
  await page.getByRole('button', { name: '문의 보내기' }).focus();
  await page.keyboard.press('Enter');
  await newest(page, '키보드로 쓴 문의').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '문의 지우기' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: '문의를 지울까요?' });
  await question.getByRole('button', { name: '지우기' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('문의를 지웠어요')).toBeVisible();
  await expect(page).toHaveURL(/\/mypage\/counsel$/);
});

test("shows nothing of another member's enquiry", async ({ page }) => {
  await signIn(page, '가족');
  const { counselNo } = await ask(page, '남이 보면 안 되는 문의');
  await page.context().clearCookies();
  await signIn(page, '일반');
  await page.goto(`/mypage/counsel?counselNo=${counselNo}`);
  await expect(page.getByText('문의를 찾을 수 없어요')).toBeVisible();
  await expect(page.getByText('남이 보면 안 되는 문의')).toHaveCount(0);
  await page.context().clearCookies();
  await signIn(page, '가족');
  await callApi(page, 'DELETE', `/cs/v1/front/counsel/${counselNo}`);
});

/** Checks what is on the screen, with contrast in every colour mode. */
async function check(page: Page, info: TestInfo): Promise<void> {
  await page.evaluate(stopMotion);
  expect(await findSeriousViolations(page, info.project.name)).toEqual([]);
}

test('has no serious finding in the form, its sheet, the list and a thread', async ({
  page,
}, info) => {
  await signIn(page, '일반');
  const { counselNo } = await ask(page, '검사할 문의');
  await serve(page, counselNo, 'ANSWERED');
  await page.goto('/cs/counsel?topic=DELIVERY');
  await injectAxe(page);
  await page.getByRole('button', { name: '문의 보내기' }).click();
  await expect(page.getByText('제목을 2자 이상 써 주세요')).toBeVisible();
  await check(page, info);
  await page.getByRole('button', { name: '주문한 상품에서 고르기' }).click();
  const sheet = page.getByRole('dialog', { name: '문의할 상품' });
  await expect(sheet.getByRole('button').nth(1)).toBeVisible();
  await check(page, info);
  await page.goto('/mypage/counsel');
  await injectAxe(page);
  await expect(newest(page, '검사할 문의')).toBeVisible();
  await check(page, info);
  await newest(page, '검사할 문의').click();
  await page.getByRole('button', { name: '추가 문의하기' }).click();
  await expect(page.getByRole('textbox', { name: /추가 문의 내용/ })).toBeFocused();
  await check(page, info);
  await page.goto('/cs');
  await injectAxe(page);
  await expect(page.getByRole('region', { name: '1:1 문의' })).toBeVisible();
  await check(page, info);
});
