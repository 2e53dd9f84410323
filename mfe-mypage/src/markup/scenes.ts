import {
  commonEaiCalls,
  couponCalls,
  memberCalls,
  type OrderCard,
  type OrderCounters,
  type OrderItem,
  orderCalls,
  type UserInfo,
} from '@shop/shared/contracts';
import { type CodeScene, stageMember, stateWord } from '@shop/shared/markup';
import { orderQueries } from '../features/order/order.queries';
import { readOrderFilter } from '../features/order/order-filter';
import { walletQueries } from '../features/wallet/wallet.queries';
import { memberQueries, SUMMARY_MONTHS } from '../pages/my/my.queries';
import { order, orderDetail } from './fixtures/orders';
import { holdings } from './fixtures/wallet';

/** The parameter a page reads when the URL names no order. */
const UNNAMED = '';

const member: UserInfo = {
  mbrNo: 1,
  mbrNm: '김*늘',
  mbrType: '10',
  mbrTypeNm: '일반회원',
  lcMbrGbCd: '0',
  mbrDc: 'MBR',
  telNo: '010-****-1101',
  email: 'ha***@ondam.example',
  birthDt: '',
  grade: 'VIP',
  adultYn: 'Y',
  socialLoginYn: 'Y',
  lgnMethod: 'LID',
  lgnDtti: '2026-11-21T10:14:00.000Z',
};

const counters: OrderCounters = {
  depositWait: 0,
  payDone: 1,
  prepare: 2,
  shipping: 1,
  delivered: 3,
  confirmed: 8,
  claims: 1,
};

const nothing = Object.fromEntries(Object.keys(counters).map((key) => [key, 0])) as OrderCounters;

const myScene = (word: string): CodeScene => {
  const { coupons, points, coins } = holdings(word === 'member');
  return {
    answers: {
      [memberCalls.loginInfo.id]: member,
      [orderCalls.summary.id]: counters,
      [couponCalls.mine.id]: coupons,
      [commonEaiCalls.callLpointQuery.id]: points,
      [commonEaiCalls.callThingCoinBalanceQuery.id]: coins,
    },
    queries: [
      memberQueries.loginInfo(),
      orderQueries.summary(SUMMARY_MONTHS),
      walletQueries.coupons(),
      walletQueries.points(),
      walletQueries.coins(),
    ],
  };
};

/** Order state of each state word of the specification. */
const stateOf: Record<string, OrderItem['state']> = {
  'ship-prep': 'DELIVERY_PREPARE',
  'ship-in-progress': 'DELIVERY_ING',
  'ship-delivered': 'DELIVERY_DONE',
  claim: 'CANCEL_DONE',
  deposit: 'DEPOSIT_WAIT',
};

const some: OrderCard[] = [
  order(28, 'PAY_DONE'),
  order(27, 'DELIVERY_ING', 'DELIVERY_PREPARE'),
  order(20, 'BUY_CONFIRM'),
];

const listScene = (word: string): CodeScene => {
  const state = stateOf[word];
  const orders = word === 'nodata' ? [] : state ? [order(27, state)] : some;
  const filter = readOrderFilter(new URLSearchParams());
  return {
    answers: {
      [orderCalls.list.id]: { orders, next: null },
      [orderCalls.summary.id]: word === 'nodata' ? nothing : counters,
    },
    queries: [orderQueries.list(filter), orderQueries.summary(filter.months)],
  };
};

const detailScene = (word: string): CodeScene => {
  const state = stateOf[word] ?? 'PAY_DONE';
  const detail = word === 'claim' ? orderDetail('DELIVERY_ING', state) : orderDetail(state);
  return {
    answers: { [orderCalls.detail.id]: detail },
    queries: [orderQueries.detail(UNNAMED)],
  };
};

const sceneMakers: [start: string, make: (word: string) => CodeScene][] = [
  ['SB-MO-MP-01', myScene],
  ['SB-MO-MP-02', listScene],
  ['SB-MO-MP-03', detailScene],
];

/** Returns the fixed responses for a code; a skeleton has none, so its requests stay pending. */
export function sceneOf(code: string): CodeScene {
  const make = sceneMakers.find(([start]) => code.startsWith(start))?.[1];
  return { session: stageMember, ...(make ? make(stateWord(code)) : { isWaiting: true }) };
}
