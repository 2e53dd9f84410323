/**
 * The shopper's journey with one screenshot per step. A step locates elements by role and name
 * only. `at` is the start page of a step, opened if the previous step failed. `isFull` captures the
 * whole page instead of one screen.
 */
const CATEGORY = '/display/category?categoryNo=1';

const goodsCards = (page) =>
  page.getByRole('main').getByRole('article').filter({ hasNotText: '품절' }).getByRole('link');
/** Options stand in the page on a desktop, in a sheet on a phone. */
const isDesktop = (page) => page.viewportSize().width >= 1024;
const optionBox = (page) =>
  page.getByRole(isDesktop(page) ? 'region' : 'dialog', { name: '옵션 선택' });

async function openOptions(page) {
  if (!isDesktop(page)) await page.getByRole('button', { name: '장바구니', exact: true }).click();
  await optionBox(page).waitFor();
}

async function chooseOptions(page) {
  const box = optionBox(page);
  const chosen = box.getByRole('button', { name: /수량 늘리기/ });
  await box.getByRole('radio').or(chosen).first().waitFor();
  for (const level of await box.getByRole('radiogroup').all())
    await level.getByRole('radio').filter({ hasNotText: /품절/ }).first().click();
  await chosen.first().waitFor();
}

async function search(page, word) {
  await page.goto('/search');
  const field = page.getByRole('combobox', { name: '검색어' });
  await field.fill(word);
  await page.getByRole('option').first().waitFor();
  return field;
}

/** Waits for this heading, so that a screenshot of a wrong page fails the step. */
const heading = (page, name) => page.getByRole('heading', { level: 1, name }).waitFor();

async function offSaleGoodsNo(page) {
  for (let goodsNo = 1; goodsNo <= 1200; goodsNo += 1) {
    const answer = await page.request.get(`/api/goods/v1/front/${goodsNo}`);
    if (answer.status() === 410) return goodsNo;
  }
  throw new Error('The sample shop has no goods that went off sale.');
}

/** Steps of a visitor who signs in; `shopper` stores values for later steps. */
export const steps = [
  { name: 'main', run: ({ page }) => page.goto('/main') },
  { name: 'main-whole', isFull: true, run: ({ page }) => page.goto('/main') },
  { name: 'category', run: ({ page }) => page.goto(CATEGORY) },
  {
    name: 'filter',
    run: async ({ page, isPhone }) => {
      if (isPhone) {
        await page.getByRole('button', { name: '필터' }).click();
        await page
          .getByRole('dialog', { name: '필터' })
          .getByRole('checkbox', { name: /무료배송/ })
          .check();
      } else {
        await page
          .getByRole('complementary', { name: '필터' })
          .getByRole('checkbox', { name: /무료배송/ })
          .check();
      }
    },
  },
  { name: 'search', run: ({ page }) => page.goto('/search') },
  { name: 'suggestions', run: ({ page }) => search(page, '라면') },
  {
    name: 'search-result',
    run: async ({ page }) => {
      await page.goto('/searchResult?q=코트');
      await goodsCards(page).first().waitFor();
    },
  },
  {
    name: 'wrong-keyboard',
    run: async ({ page }) => {
      await (await search(page, 'fkaus')).press('Enter');
      await page.getByText('검색한 결과').waitFor();
    },
  },
  {
    name: 'product',
    run: async ({ page, shopper }) => {
      await page.goto(CATEGORY);
      await goodsCards(page).nth(1).click();
      await page.getByRole('button', { name: '바로구매', exact: true }).waitFor();
      shopper.product = page.url();
    },
  },
  { name: 'product-whole', isFull: true, run: ({ page, shopper }) => page.goto(shopper.product) },
  {
    name: 'benefit-sheet',
    run: async ({ page, shopper }) => {
      await page.goto(shopper.product);
      await page.getByRole('button', { name: /최대혜택가|쿠폰적용가/ }).click();
      await page.getByRole('dialog', { name: /가 계산$/ }).waitFor();
    },
  },
  {
    name: 'option-sheet',
    run: async ({ page, shopper }) => {
      await page.goto(shopper.product);
      await openOptions(page);
    },
  },
  { name: 'option-chosen', run: ({ page }) => chooseOptions(page) },
  {
    name: 'sign-in',
    run: async ({ page }) => {
      const place = isDesktop(page) ? page.getByRole('main') : optionBox(page);
      await place.getByRole('button', { name: '장바구니', exact: true }).click();
      await heading(page, /로그인/);
    },
  },
  {
    name: 'back-on-product',
    run: async ({ page }) => {
      await page
        .getByRole('button', { name: /\(일반회원\)으로 로그인$/ })
        .first()
        .click();
      await page.getByText('장바구니에 담았어요').waitFor();
    },
  },
  { name: 'basket', run: ({ page }) => page.goto('/basket') },
  {
    name: 'order-sheet',
    run: async ({ page, shopper }) => {
      await page.goto('/basket');
      await page.getByRole('button', { name: /주문하기$/ }).click();
      await heading(page, '주문/결제');
      shopper.sheet = page.url();
    },
  },
  {
    name: 'address-sheet',
    run: async ({ page }) => {
      await page.getByRole('button', { name: /배송지 (변경|선택)/ }).click();
      await page.getByRole('dialog', { name: '배송지 선택' }).waitFor();
    },
  },
  {
    name: 'coupon-sheet',
    run: async ({ page, shopper }) => {
      await page.goto(shopper.sheet);
      await page.getByRole('button', { name: /쿠폰 (변경|선택)/ }).click();
      await page.getByRole('dialog', { name: '쿠폰 선택' }).waitFor();
    },
  },
  {
    name: 'order-sheet-end',
    run: async ({ page, shopper }) => {
      await page.goto(shopper.sheet);
      await page.getByRole('checkbox', { name: '전체 동의' }).check();
    },
  },
  { name: 'order-sheet-whole', isFull: true, run: () => {} },
  {
    name: 'issuer-window',
    run: async ({ page }) => {
      await page.getByRole('button', { name: /원 결제하기$/ }).click();
      await page.getByRole('button', { name: '결제 승인', exact: true }).waitFor();
    },
  },
  {
    name: 'back-from-window',
    run: async ({ page, shopper }) => {
      shopper.window = page.url();
      await page.goBack();
      await page.getByText('아직 결제하지 않았어요').waitFor();
    },
  },
  {
    name: 'complete',
    run: async ({ page, shopper }) => {
      await page.goto(shopper.window);
      await page.getByRole('button', { name: '결제 승인', exact: true }).click();
      await heading(page, /완료/);
      shopper.complete = page.url();
    },
  },
  { name: 'order-list', run: ({ page }) => page.goto('/mypage/order/list') },
  {
    name: 'order-detail',
    isFull: true,
    run: async ({ page, shopper }) => {
      await page.goto(shopper.complete);
      await page.getByRole('link', { name: '주문 상세 보기' }).click();
      await heading(page, '주문 상세');
    },
  },
  {
    name: 'cancel-sheet',
    run: async ({ page }) => {
      await page.getByRole('button', { name: '취소 신청하기' }).click();
      const sheet = page.getByRole('dialog', { name: '취소 신청' });
      await sheet.getByRole('radio', { name: '단순 변심' }).check();
      await sheet.getByText(/^환불 예정 금액 [\d,]+원$/).waitFor();
    },
  },
  {
    name: 'canceled',
    run: async ({ page }) => {
      const sheet = page.getByRole('dialog', { name: '취소 신청' });
      await sheet.getByRole('button', { name: '취소 신청하기' }).click();
      await page.getByText(/취소했어요/).waitFor();
    },
  },
  { name: 'mypage', run: ({ page }) => page.goto('/mypage') },
  { name: 'not-found', run: ({ page }) => page.goto('/no/such/page') },
  {
    name: 'not-for-sale',
    run: async ({ page }) => page.goto(`/goods/detail?goodsNo=${await offSaleGoodsNo(page)}`),
  },
  { name: 'empty-basket', run: ({ page }) => page.goto('/basket') },
];
