/**
 * A purchase by each payment method: the order sheet with the method chosen, the window or account, and the
 * completed order. Each purchase has its own order sheet, opened by the api.
 */
const MEMBER = '0100200301';
/** Registered by the first of the walks; the others spend what it left. */
const GIFT_CARDS = ['GIFT-2026-1111-0001', 'GIFT-2026-1111-0002'];

async function callApi(page, method, path, data) {
  const response = await page.request.fetch(`/api${path}`, {
    method,
    headers: { 'idempotency-key': crypto.randomUUID() },
    data,
  });
  if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`);
  return (await response.json()).payload;
}

const sheetPath = '/order/v1/front/sheet';

/** An order sheet for one piece that costs between these amounts, without points, coins and gift cards. */
async function openSheet(page, { fromWon, toWon }) {
  const { items } = await callApi(
    page,
    'GET',
    `/search/v1/front/goods?minWon=${fromWon}&maxWon=${toWon}&stock=1&size=40`,
  );
  for (const { goodsNo } of items) {
    const { skus } = await callApi(page, 'GET', `/goods/v1/front/${goodsNo}/options`);
    const sku = skus.find(({ available }) => available > 3);
    if (!sku) continue;
    const { sheetNo } = await callApi(page, 'POST', sheetPath, {
      source: 'DIRECT',
      items: [{ skuNo: sku.skuNo, qty: 1 }],
    });
    await callApi(page, 'POST', `${sheetPath}/${sheetNo}/calculate`, {
      usePointWon: 0,
      useCoinWon: 0,
      useGiftCardWon: 0,
    });
    return `/order/sheet?sheetNo=${sheetNo}`;
  }
  throw new Error(`No goods between ${fromWon} and ${toWon} won can be bought.`);
}

const region = (page, name) => page.getByRole('region', { name });
const areAmountsNew = (page) =>
  page.locator('[aria-label="결제 금액"][aria-busy="false"]').waitFor();

async function openWindow(page) {
  await page.getByRole('checkbox', { name: '전체 동의' }).check();
  await page.getByRole('button', { name: /원 결제하기$/ }).click();
  await page.getByRole('button', { name: '결제 승인', exact: true }).waitFor();
}

async function approve(page) {
  await page.getByRole('button', { name: '결제 승인', exact: true }).click();
  await page.getByRole('heading', { name: '주문이 완료되었어요' }).waitFor();
}

const chooseMethod = async (page, name) => {
  await page.getByRole('radio', { name }).check();
  await areAmountsNew(page);
};

/** Sheet, window and completed order of a method that has a window. */
const byWindow = (name, goods, choose) => [
  {
    name: `${name}-sheet`,
    isFull: true,
    run: async ({ page }) => {
      await page.goto(await openSheet(page, goods));
      await choose(page);
    },
  },
  { name: `${name}-window`, run: ({ page }) => openWindow(page) },
  { name: `${name}-complete`, isFull: true, run: ({ page }) => approve(page) },
];

/** More than 50,000 won after coupons, so that installments are possible. */
const dear = { fromWon: 90_000, toWon: 200_000 };
const cheap = { fromWon: 1_000, toWon: 7_000 };

/** Steps of a signed-in member. */
export const steps = [
  {
    name: 'signed-in',
    run: async ({ page }) => {
      const { lid } = await callApi(page, 'POST', '/sandbox/identity/sign-in', { cno: MEMBER });
      await callApi(page, 'POST', '/member/v1/front/login', { lid, isReplacing: true });
      await page.goto('/mypage/thing-coin');
    },
  },
  ...byWindow('card', dear, async (page) => {
    await page.getByRole('combobox', { name: '할부 개월' }).selectOption({ index: 2 });
    await areAmountsNew(page);
  }),
  ...byWindow('easy-pay', dear, (page) => chooseMethod(page, /간편결제/)),
  ...byWindow('transfer', dear, async (page) => {
    await chooseMethod(page, /계좌이체/);
    await page.getByRole('radio', { name: '소득공제' }).check();
    await page.getByRole('textbox', { name: '현금영수증 휴대폰 번호' }).fill('010-2030-1101');
  }),
  {
    name: 'deposit-sheet',
    isFull: true,
    run: async ({ page }) => {
      await page.goto(await openSheet(page, dear));
      await chooseMethod(page, /무통장입금/);
    },
  },
  {
    name: 'deposit-account',
    isFull: true,
    run: async ({ page }) => {
      await page.getByRole('checkbox', { name: '전체 동의' }).check();
      await page.getByRole('button', { name: /원 주문하기$/ }).click();
      await region(page, '입금 계좌').waitFor();
    },
  },
  {
    name: 'deposit-arrived',
    run: async ({ page }) => {
      const accountNo = await region(page, '입금 계좌').locator('strong').first().textContent();
      const { accounts } = await callApi(page, 'GET', '/sandbox/payment/state');
      const { amountWon } = accounts.find((one) => one.accountNo === accountNo);
      await callApi(page, 'POST', '/sandbox/payment/deposit', { accountNo, amountWon });
      await page.getByText('입금이 확인되었어요').waitFor();
    },
  },
  {
    name: 'gift-card-form',
    run: async ({ page }) => {
      for (const number of GIFT_CARDS)
        await page.request.post('/api/member/v1/front/gift-card', {
          headers: { 'idempotency-key': crypto.randomUUID() },
          data: { number },
        });
      await page.goto(await openSheet(page, cheap));
      await page.getByRole('button', { name: '상품권 등록' }).click();
      await page.getByRole('textbox', { name: '상품권 번호' }).fill(GIFT_CARDS[0]);
      await page.getByRole('button', { name: '등록', exact: true }).click();
      await page.getByText('이미 등록한 상품권이에요.').waitFor();
    },
  },
  {
    name: 'gift-card-sheet',
    isFull: true,
    run: async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('textbox', { name: '상품권', exact: true }).fill('40000');
      await page.getByRole('textbox', { name: '상품권', exact: true }).blur();
      await page.getByText('적립금으로 모두 결제해').waitFor();
    },
  },
  {
    name: 'gift-card-complete',
    isFull: true,
    run: async ({ page }) => {
      await page.getByRole('checkbox', { name: '전체 동의' }).check();
      await page.getByRole('button', { name: /0원 (결제|주문)하기$/ }).click();
      await page.getByRole('heading', { name: '주문이 완료되었어요' }).waitFor();
    },
  },
  {
    name: 'points-sheet',
    isFull: true,
    run: async ({ page }) => {
      await page.goto(await openSheet(page, cheap));
      await page.getByRole('textbox', { name: '포인트' }).fill('99999');
      await page.getByRole('textbox', { name: '포인트' }).blur();
      await areAmountsNew(page);
    },
  },
  {
    name: 'recommendation-refused',
    run: async ({ page }) => {
      await page.goto(await openSheet(page, dear));
      await page.getByRole('button', { name: /두 분 모두 코인/ }).click();
      await page.getByRole('textbox', { name: '추천코드' }).fill('AAAA0000');
      await page.getByRole('button', { name: '등록', exact: true }).click();
      await page.getByText('추천코드를 다시 확인해 주세요.').waitFor();
    },
  },
];
