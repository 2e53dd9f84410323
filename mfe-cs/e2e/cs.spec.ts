import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

test.beforeEach(({ page }) => signIn(page, '일반'));

test('finds an answer from the home page through TOP10 and through search', {
  tag: '@hostile',
}, async ({ page }) => {
  await page.goto('/cs');
  await expect(page.getByRole('heading', { level: 1, name: '고객센터' })).toBeAttached();
  await expect(page.getByRole('link', { name: '1577-7083' }).first()).toHaveAttribute(
    'href',
    'tel:1577-7083',
  );
  await page.getByText('주문한 상품은 언제 도착하나요?').click();
  await expect(page.getByText(/도착 예정일을 확인할 수 있어요/)).toBeVisible();

  await page.getByRole('searchbox', { name: '무엇을 도와드릴까요?' }).fill('환불예정금액');
  await page.getByRole('searchbox', { name: '무엇을 도와드릴까요?' }).press('Enter');
  await expect(page).toHaveURL(/\/cs\/faq\?q=/);
  await expect(page.getByText(/검색 결과 [1-9]/)).toBeVisible();
  await page.getByText('주문을 취소하고 싶어요.').click();
  await expect(page.locator('mark', { hasText: '환불 예정 금액' }).first()).toBeVisible();

  await page.getByRole('link', { name: '검색 지우기' }).click();
  await page.getByRole('link', { name: '회원', exact: true }).click();
  await expect(page).toHaveURL(/category=MEMBER/);
  await expect(page.getByText('비밀번호를 잊었어요.')).toBeVisible();
  await expect(page.getByText('주문한 상품은 언제 도착하나요?')).toHaveCount(0);
});

test('offers other ways to get help when a search has no results', async ({ page }) => {
  await page.goto('/cs/faq?q=우주여행');
  await expect(page.getByText('‘우주여행’에 맞는 질문이 없어요')).toBeVisible();
  await page.getByRole('link', { name: '전체 질문 보기' }).click();
  await expect(page.getByText('주문한 상품은 언제 도착하나요?')).toBeVisible();
});

test('opens the linked question and keeps the feedback given on it', async ({ page }) => {
  const answer = await page.request.get('/api/cs/v1/front/faq?category=ETC');
  const { payload } = (await answer.json()) as { payload: { items: { faqNo: number }[] } };
  const faqNo = payload.items.at(-1)?.faqNo;
  await page.goto(`/cs/faq?faqNo=${faqNo}`);
  const voices = page.getByRole('group', { name: '답변이 도움이 됐나요?' });
  // Only the linked question is open.
  await expect(voices.filter({ visible: true })).toHaveCount(1);
  await voices.first().getByRole('button', { name: '아니오' }).click();
  await expect(page.getByText(/고객센터 1577-7083.*도와드릴게요/)).toBeVisible();
  await page.reload();
  await expect(voices.first().getByRole('button', { name: '아니오' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await voices.first().getByRole('button', { name: '예' }).click();
  await expect(page.getByText('알려 주셔서 고마워요')).toBeVisible();
  await page.goto('/cs/faq?faqNo=99999');
  await expect(page.getByText('찾으시는 질문이 없어요')).toBeVisible();
});

test('expands notices by keyboard on every page and reports a missing notice', async ({ page }) => {
  await page.goto('/cs/notice');
  const first = page.getByRole('button', { name: /온담을 사칭한 문자와 전화를 조심하세요/ });
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/인증번호를 묻지 않아요/)).toBeVisible();
  await expect(page).toHaveURL(/noticeNo=\d+/);
  await page.reload();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(/인증번호를 묻지 않아요/)).toBeVisible();
  await first.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'false');

  await page.getByRole('link', { name: '2페이지' }).click();
  await page.getByRole('button', { name: /온담이 문을 열었어요/ }).click();
  await expect(page.getByText(/좋은 물건을 정직한 가격으로/)).toBeVisible();

  await page.goto('/cs/notice?noticeNo=99999');
  await expect(page.getByText('삭제된 공지예요')).toBeVisible();
  await expect(first).toBeVisible();
});
