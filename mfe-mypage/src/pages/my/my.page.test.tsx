import { screen, waitFor, within } from '@testing-library/react';
import { order } from '../../markup/fixtures/orders';
import { holdings } from '../../markup/fixtures/wallet';
import { type Answer, refused, renderPage } from '../../test/render-page';

const COIN = 'commonEai.callThingCoinBalanceQuery';
const POINT = 'commonEai.callLpointQuery';

const member = {
  mbrNo: 1,
  mbrNm: '김하늘',
  mbrTypeNm: '일반회원',
  grade: 'VIP',
  lgnMethod: 'SNS',
  lgnDtti: '2026-11-21T11:14:00.000Z',
};
const counters = {
  depositWait: 0,
  payDone: 1,
  prepare: 0,
  shipping: 0,
  delivered: 0,
  confirmed: 0,
  claims: 0,
};

const open = (answers: Record<string, Answer> = {}) =>
  renderPage('/mypage', {
    'member.memberInfo': () => member,
    'order.summary': () => counters,
    'coupon.mine': () => ({ usableCount: 4, coupons: [], takenNos: [] }),
    [COIN]: () => ({ coinBalance: 5_000, expiringCoin: 0 }),
    [POINT]: () => ({ pointBalance: 12_480, expiringPoint: 0 }),
    'point.history': () => holdings(true).giftCards,
    ...answers,
  });

/** Finds the value beside 포인트, 코인 or 쿠폰. */
const cell = async (label: string) =>
  within((await screen.findByText(label, { selector: 'dt a' })).closest('div') as HTMLElement);

test('shows when and how the member signed in', async () => {
  open();
  expect(await screen.findByText(/^최근 로그인/)).toHaveTextContent(
    '최근 로그인 2026.11.21 20:14 · 소셜 로그인',
  );
});

test.each([
  ['the grade', 'FAMILY', '패밀리 등급', '일반회원'],
  ['the type without a grade', '', '일반회원', '패밀리 등급'],
  ['the type for an unknown grade', 'NEW_CODE', '일반회원', /NEW_CODE|등급/],
])('names %s beside the member', async (_, grade, shown, hidden) => {
  open({ 'member.memberInfo': () => ({ ...member, grade }) });
  expect(await screen.findByText(shown)).toBeVisible();
  expect(screen.queryByText(hidden)).toBeNull();
});

test.each([
  ['LID', /· 카드사 로그인$/],
  ['JWT', /· 카드사 로그인$/],
  ['LOCAL', /20:14$/],
])('names the way of the login %s', async (lgnMethod, text) => {
  open({ 'member.memberInfo': () => ({ ...member, lgnMethod }) });
  expect(await screen.findByText(/^최근 로그인/)).toHaveTextContent(text);
});

test('groups the menu, with the sign-out as its last entry', async () => {
  open();
  const benefits = within(await screen.findByRole('region', { name: '혜택' }));
  expect(benefits.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '쿠폰함',
    '코인·포인트·상품권',
    '모바일 쿠폰',
    '나의 이벤트',
  ]);
  const help = within(screen.getByRole('region', { name: '회원·도움말' }));
  expect(help.getAllByRole('listitem').at(-1)).toHaveTextContent('로그아웃');
});

test('says first what arrives next, and leads to its order', async () => {
  const late = order(21, 'DELIVERY_ING');
  const soon = order(22, 'DELIVERY_ING', 'BUY_CONFIRM');
  for (const item of late.items) item.arrivesOn = '2026-03-05';
  open({
    'order.summary': () => ({ ...counters, shipping: 3 }),
    'order.list': () => ({ orders: [late, soon], next: null }),
  });
  const link = await screen.findByRole('link', { name: /3\.3\(화\) 도착 예정/ });
  expect(link).toHaveAttribute('href', `/mypage/order/detail?orderNo=${soon.orderNo}`);
  expect(link).toHaveTextContent(soon.items[0]?.goodsName ?? '-');
});

test('leads from each count to its orders', async () => {
  open({ 'order.summary': () => ({ ...counters, claims: 2 }) });
  const list = within(await screen.findByRole('list', { name: '입금과 취소·반품·교환' }));
  expect(list.getByRole('link', { name: '취소·반품·교환 2' })).toHaveAttribute(
    'href',
    '/mypage/order/list?state=claims',
  );
  expect(list.getByRole('link', { name: '입금대기 0' })).toHaveAttribute(
    'href',
    '/mypage/order/list?state=depositWait',
  );
});

test('requests both balances in parallel', async () => {
  let answerCoin = () => {};
  let answerPoint = () => {};
  const { sentTo } = open({
    [COIN]: () =>
      new Promise((resolve) => {
        answerCoin = () => resolve({ coinBalance: 5_000, expiringCoin: 0 });
      }),
    [POINT]: () =>
      new Promise((resolve) => {
        answerPoint = () => resolve({ pointBalance: 12_480, expiringPoint: 0 });
      }),
  });
  await waitFor(() => expect([sentTo(COIN).length, sentTo(POINT).length]).toEqual([1, 1]));
  answerPoint();
  expect(await (await cell('포인트')).findByText(/12,480/)).toBeInTheDocument();
  expect((await cell('코인')).queryByText(/5,000/)).toBeNull();
  answerCoin();
  expect(await (await cell('코인')).findByText(/5,000/)).toBeInTheDocument();
});

test.each([
  ['코인', COIN, '포인트', /12,480/],
  ['포인트', POINT, '코인', /5,000/],
])('shows the other balance when %s fails', async (label, id, other, balance) => {
  let isDown = true;
  const amounts = { coinBalance: 5_000, pointBalance: 12_480, expiringCoin: 0, expiringPoint: 0 };
  const { user } = open({
    [id]: () => {
      if (isDown) throw refused(400, 'DOWN', '조회하지 못했어요');
      return amounts;
    },
  });
  expect(await (await cell(other)).findByText(balance)).toBeInTheDocument();
  const retry = await (await cell(label)).findByRole('button', {
    name: new RegExp(`${label} 다시 시도`),
  });
  isDown = false;
  await user.click(retry);
  expect(await (await cell(label)).findByText(/5,000|12,480/)).toBeInTheDocument();
});

test('shows the balance of gift cards and leads to them', async () => {
  open();
  expect(await (await cell('상품권')).findByText(/30,000/)).toBeVisible();
  expect(screen.getByRole('link', { name: '상품권' })).toHaveAttribute(
    'href',
    '/mypage/thing-coin?kind=GIFT_CARD',
  );
});

test('signs out on the server and reports a failure', async () => {
  const { user, sentTo } = open({
    'member.logout': () => {
      throw refused(503, 'DATABASE_AWAY', '');
    },
  });
  await user.click(await screen.findByRole('button', { name: '로그아웃' }));
  expect(await screen.findByText(/로그아웃하지 못했어요/)).toBeInTheDocument();
  expect(sentTo('member.logout')[0]?.input).toEqual({ body: { loginMediaCd: '10' } });
  expect(screen.getByRole('button', { name: '로그아웃' })).toBeEnabled();
});

test('leaves 화면 모드 to the footer', async () => {
  open();
  await screen.findByRole('button', { name: '로그아웃' });
  expect(screen.queryByRole('radiogroup', { name: '화면 모드' })).not.toBeInTheDocument();
});
