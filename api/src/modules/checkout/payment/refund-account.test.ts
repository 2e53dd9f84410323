import { claimCalls, orderCalls, paymentCalls } from '@shop/shared/contracts';
import { sql } from '../../../platform/db/sql';
import type { Adapters, BankAccount, CancelResult } from '../../../ports';
import { checkIdentity } from '../../../testing/check-identity';
import { depositInto, orderByDeposit } from '../../../testing/deposits';
import type { TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import { members, type Visitor } from '../../../testing/visitor';
import { runRefunds } from './refund';

/** How the gateway answers the next requests for a refund, and the accounts that they named. */
let answer: (account: BankAccount | null) => Promise<CancelResult>;
let sentTo: (string | undefined)[];
const adapters = (made: Adapters): Adapters => ({
  ...made,
  gateway: {
    ...made.gateway,
    cancel: async (_, { account }) => {
      sentTo.push(account?.number);
      return answer(account);
    },
  },
});

let shop: TestShop;
let who: Visitor;
beforeEachInShop(
  (opened, visitor) => {
    shop = opened;
    who = visitor;
  },
  { adapters },
);
beforeEach(async () => {
  answer = async () => 'done';
  sentTo = [];
});

const FIRST = '110111111111';
const SECOND = '110222222222';
const setAccount = (paymentNo: string, accountNo: string) =>
  who.request(paymentCalls.setRefundAccount, {
    params: { paymentNo },
    body: { bankCd: '088', accountNo, holderName: '김하늘' },
  });

/** An order that is paid by deposit, with the first account. */
async function paidOrder() {
  const order = await orderByDeposit(shop, who);
  await depositInto(shop, order.deposit.accountNo, 40_000);
  expect((await setAccount(order.paymentNo, FIRST)).status).toBe(200);
  return order;
}

const cancel = (orderNo: string) =>
  who.call(claimCalls.cancel, {
    body: { orderNo, reasonCd: 'CHANGED_MIND', expectedRefundWon: 40_000 },
  });

it('refuses another account while the outcome of a refund is open, so that nothing is paid twice', async () => {
  answer = async () => 'later';
  const { orderNo, paymentNo } = await paidOrder();
  await cancel(orderNo);
  expect(await setAccount(paymentNo, SECOND)).toMatchObject({
    status: 409,
    code: 'REFUND_IN_PROGRESS',
  });
  answer = async () => 'done';
  shop.clock.advance(6_000);
  expect(await runRefunds(shop.deps, shop.deps.adapters.gateway)).toBe(1);
  expect(sentTo).toEqual([FIRST, FIRST]);
});

it('runs the other refunds when the account of one cannot be read, and takes another account for it', async () => {
  answer = async () => 'account-needed';
  const broken = await paidOrder();
  const whole = await paidOrder();
  await cancel(broken.orderNo);
  await cancel(whole.orderNo);
  await shop.db.run(
    sql`update payment set refund_account_enc = 'unreadable' where payment_no = ${broken.paymentNo}`,
  );
  answer = async () => 'done';
  shop.clock.advance(6_000);
  expect(await runRefunds(shop.deps, shop.deps.adapters.gateway)).toBe(1);
  expect((await setAccount(broken.paymentNo, SECOND)).status).toBe(200);
  await runRefunds(shop.deps, shop.deps.adapters.gateway);
  expect(sentTo.at(-1)).toBe(SECOND);
});

it('refuses another account while the request is on its way', async () => {
  let respond = (_: CancelResult) => {};
  const isSent = new Promise<void>((sent) => {
    answer = () =>
      new Promise((resolve) => {
        respond = resolve;
        sent();
      });
  });
  const { orderNo, paymentNo } = await paidOrder();
  const canceled = cancel(orderNo);
  await isSent;
  expect((await setAccount(paymentNo, SECOND)).status).toBe(409);
  respond('done');
  await canceled;
  expect(sentTo).toEqual([FIRST]);
});

it('takes another account when the gateway refused the first, and refunds to it', async () => {
  answer = async (account) => (account?.number === SECOND ? 'done' : 'account-needed');
  const { orderNo, paymentNo } = await paidOrder();
  await cancel(orderNo);
  const detail = () => who.call(orderCalls.detail, { params: { orderNo } });
  expect((await detail()).payment?.waitsForRefundAccount).toBe(true);
  expect((await setAccount(paymentNo, SECOND)).status).toBe(200);
  await runRefunds(shop.deps, shop.deps.adapters.gateway);
  expect(sentTo).toEqual([FIRST, SECOND]);
  expect((await detail()).refunds).toMatchObject([{ stateName: '환불완료' }]);
});

it('keeps an account of a member whose identity was checked, and refunds to it when asked', async () => {
  const body = { bankCd: '088', accountNo: SECOND, holderName: '김하늘' } as const;
  const early = await who.request(paymentCalls.saveAccount, { body });
  expect(early).toMatchObject({ status: 403, code: 'CHECK_REQUIRED' });
  await checkIdentity(shop, who);
  const saved = await who.call(paymentCalls.saveAccount, { body });
  expect(saved.accountMasked).not.toContain(SECOND);
  expect((await who.call(paymentCalls.savedAccount)).account).toEqual(saved);

  const { orderNo, paymentNo } = await paidOrder();
  await who.call(paymentCalls.useSavedAccount, { params: { paymentNo }, body: {} });
  await cancel(orderNo);
  expect(sentTo).toEqual([SECOND]);

  const other = shop.visitor();
  await other.signIn(members.corporate);
  const foreign = { params: { paymentNo }, body: {} };
  expect((await other.request(paymentCalls.useSavedAccount, foreign)).status).toBe(404);
  await who.call(paymentCalls.forgetAccount);
  expect((await who.call(paymentCalls.savedAccount)).account).toBeNull();
  const none = await who.request(paymentCalls.useSavedAccount, { params: { paymentNo }, body: {} });
  expect(none).toMatchObject({ status: 422, code: 'REFUND_ACCOUNT' });
});
