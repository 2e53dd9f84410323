import { visitorSession } from '@shop/shared/app';
import {
  addressCalls,
  adultCalls,
  claimCalls,
  commonEaiCalls,
  consentCalls,
  couponCalls,
  deviceCalls,
  eventCalls,
  favoriteCalls,
  memberCalls,
  notificationCalls,
  type OrderCard,
  type OrderCounters,
  type OrderDetail,
  type OrderItem,
  orderCalls,
  paymentCalls,
  pointCalls,
  profileCalls,
  recentCalls,
  recommendationCalls,
  reviewCalls,
  socialCalls,
  type UserInfo,
  voucherCalls,
} from '@shop/shared/contracts';
import { tableKeys, tableOf } from '@shop/shared/domain';
import { type CodeScene, stageMember, stateWord } from '@shop/shared/markup';
import { addressQueries } from '../features/address/address.queries';
import { claimQueries } from '../features/claim/claim.queries';
import { couponQueries } from '../features/coupon/coupon.queries';
import { myEventQueries } from '../features/event/my-event.queries';
import { favoriteQueries } from '../features/favorite/favorite.queries';
import { readFavoriteChoice } from '../features/favorite/favorite-choice';
import { myInfoQueries } from '../features/my-info/my-info.queries';
import { notificationQueries } from '../features/notification/notification.queries';
import { orderQueries } from '../features/order/order.queries';
import { readOrderFilter } from '../features/order/order-filter';
import { refundAccountQueries } from '../features/refund-account/refund-account.queries';
import { reviewQueries } from '../features/review/review.queries';
import { voucherQueries } from '../features/voucher/voucher.queries';
import { coinQueries } from '../features/wallet/coin.queries';
import { readCoinChoice } from '../features/wallet/coin-choice';
import { walletQueries } from '../features/wallet/wallet.queries';
import { memberQueries, SUMMARY_MONTHS } from '../pages/my/my.queries';
import { claimOf } from './fixtures/claims';
import { coins, coupons, noCoins, noCoupons } from './fixtures/coupons';
import { favorites, noFavorites } from './fixtures/favorites';
import { frequentReply, noFrequent } from './fixtures/frequent';
import { entered, noEvents } from './fixtures/my-events';
import {
  addressBook,
  checkedProfile,
  connected,
  consents,
  devices,
  keptAccount,
  keptSizes,
  maskedProfile,
  neverAsked,
  onlyConnection,
} from './fixtures/my-info';
import { notificationSettings } from './fixtures/notifications';
import { order, orderDetail } from './fixtures/orders';
import { noRecentGoods, recentGoodsReply } from './fixtures/recent';
import { noWritable, writable, written } from './fixtures/reviews';
import { voucherRefund, vouchers } from './fixtures/vouchers';
import { holdings } from './fixtures/wallet';
import { giftLinkScene, giftsScene } from './gift-scenes';
import { notificationAnswers, notificationPage } from './notification-stage';
import { ReviewFormStage, WrittenStage } from './review-stages';
import { PastVouchersStage, RefundedVoucherStage, ShownVoucherStage } from './voucher-stage';

/** The parameter a page reads when the URL names no order. */
const UNNAMED = '';

const member: UserInfo = {
  mbrNo: 1,
  mbrNm: '김하늘',
  mbrType: '10',
  mbrTypeNm: '일반회원',
  lcMbrGbCd: '0',
  mbrDc: 'MBR',
  telNo: '010-2345-1101',
  email: 'haneul@ondam.example',
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

const nothing = tableOf(tableKeys<keyof OrderCounters>(counters), () => 0);

const myScene = (word: string): CodeScene => {
  const { coupons, points, coins, giftCards } = holdings(word === 'member');
  return {
    Page: notificationPage(word),
    answers: {
      ...notificationAnswers(word),
      [reviewCalls.writable.id]: word === 'member' ? writable : noWritable,
      [memberCalls.memberInfo.id]: member,
      [orderCalls.summary.id]: counters,
      [couponCalls.mine.id]: coupons,
      [commonEaiCalls.callLpointQuery.id]: points,
      [commonEaiCalls.callThingCoinBalanceQuery.id]: coins,
      [pointCalls.history.id]: giftCards,
      [recentCalls.list.id]: word === 'member' ? recentGoodsReply : noRecentGoods,
      [orderCalls.frequent.id]: word === 'member' ? frequentReply : noFrequent,
    },
    queries: [
      memberQueries.greeting(),
      orderQueries.summary(SUMMARY_MONTHS),
      notificationQueries.count(),
      reviewQueries.writable(),
      walletQueries.coupons(),
      walletQueries.points(),
      walletQueries.coins(),
      walletQueries.giftCards(),
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
  'ship-delayed': 'DELIVERY_PREPARE',
  'delivery-no-data': 'DELIVERY_ING',
  return: 'DELIVERY_DONE',
  'exchange-ing': 'DELIVERY_PREPARE',
  'confirm-with-review': 'BUY_CONFIRM',
  'confirm-without-review': 'BUY_CONFIRM',
};

const some: OrderCard[] = [
  order(28, 'PAY_DONE'),
  order(27, 'DELIVERY_ING', 'DELIVERY_PREPARE'),
  order(20, 'BUY_CONFIRM'),
];

const LATE_DAY = '2026-03-06';

/** The same order, delayed by its seller. */
const late = <T extends OrderCard>(delayed: T): T => ({
  ...delayed,
  items: delayed.items.map((item) => ({
    ...item,
    arrivesOn: LATE_DAY,
    delay: { reason: '재고를 다시 확인하고 있어요', apologyCoinWon: 500 },
  })),
});

const listScene = (word: string): CodeScene => {
  const state = stateOf[word];
  const single = state && (word === 'ship-delayed' ? late(order(27, state)) : order(27, state));
  const orders = word === 'nodata' ? [] : single ? [single] : some;
  const filter = readOrderFilter(new URLSearchParams());
  return {
    answers: {
      [orderCalls.list.id]: { orders, next: null },
      [orderCalls.summary.id]: word === 'nodata' ? nothing : counters,
    },
    queries: [orderQueries.list(filter), orderQueries.summary(filter.months)],
  };
};

function detailOf(word: string, state: OrderItem['state']): OrderDetail {
  if (word === 'claim') return orderDetail('DELIVERY_ING', state);
  const detail = orderDetail(state);
  if (word === 'ship-delayed') return late({ ...detail, arrivesOn: LATE_DAY });
  if (word === 'return') return inReturn(detail);
  if (word === 'exchange-ing') return inExchange(detail);
  if (word === 'confirm-without-review') return withoutReviews(detail);
  if (word === 'delivery-no-data')
    return { ...detail, shipments: detail.shipments.map((one) => ({ ...one, events: [] })) };
  return detail;
}

/** A review of each item has been written. */
const withoutReviews = (detail: OrderDetail): OrderDetail => ({
  ...detail,
  items: detail.items.map((item) => ({
    ...item,
    actions: item.actions.filter(({ action }) => action !== 'REVIEW'),
  })),
});

/** The first item was exchanged: its new option is being packed. */
function inExchange(detail: OrderDetail): OrderDetail {
  const [first, second] = orderDetail('DELIVERY_DONE').items as [OrderItem, OrderItem];
  const { claimNo, kindName, stateName } = claimOf('exchange-ing');
  const claim = { claimNo, kindName, stateName, isOpen: false };
  const old = { ...first, claim, canceledQty: 1, exchangedQty: 1, actions: [] };
  const [fresh] = detail.items as [OrderItem];
  return {
    ...detail,
    items: [
      { ...old, state: 'EXCHANGE_DONE', stateName: '교환완료', withdrawUntil: null },
      second,
      {
        ...fresh,
        itemNo: 3,
        claim,
        isExchanged: true,
        optionText: '아이보리 / M(66)',
        actions: [],
      },
    ],
    amounts: { ...detail.amounts, claimPaidWon: 8_000, claimCostWon: 6_000 },
    claimPayments: [
      {
        ...{ claimNo, kindName, methodName: '카드', cardName: '온담카드', approvedNo: '30012399' },
        ...{ approvedAt: '2026-03-02T02:05:00Z', payWon: 8_000, canceledWon: 0 },
      },
    ],
    shipments: orderDetail('DELIVERY_DONE').shipments,
  };
}

/** The first item is on its way back. */
const inReturn = (detail: OrderDetail): OrderDetail => ({
  ...detail,
  items: detail.items.map((item, at) =>
    at === 0
      ? {
          ...item,
          claim: {
            claimNo: claimOf('return').claimNo,
            kindName: '반품',
            stateName: '수거중',
            isOpen: true,
          },
          actions: item.actions.filter(({ action }) => action === 'TRACK' || action === 'REORDER'),
        }
      : item,
  ),
});

const detailScene = (word: string): CodeScene => {
  const state = stateOf[word] ?? 'PAY_DONE';
  const detail = detailOf(word, state);
  return {
    answers: { [orderCalls.detail.id]: detail },
    queries: [orderQueries.detail(UNNAMED)],
  };
};

const claimScene = (word: string): CodeScene => ({
  answers: { [claimCalls.detail.id]: claimOf(word) },
  queries: [claimQueries.detail(UNNAMED)],
});

const couponScene = (word: string): CodeScene => ({
  answers: { [couponCalls.wallet.id]: word === 'coupons' ? coupons : noCoupons },
  queries: [couponQueries.wallet('usable')],
});

const coinScene = (word: string): CodeScene => {
  const hasSome = word === 'coins';
  const balances = holdings(hasSome);
  return {
    answers: {
      [commonEaiCalls.callLpointQuery.id]: balances.points,
      [commonEaiCalls.callThingCoinBalanceQuery.id]: balances.coins,
      [pointCalls.history.id]: hasSome ? coins : noCoins,
      [recommendationCalls.mine.id]: { code: 'K7Q2M4XD', coinWon: hasSome ? 2_000 : null },
    },
    queries: [
      walletQueries.points(),
      walletQueries.coins(),
      coinQueries.history(readCoinChoice(new URLSearchParams())),
      coinQueries.recommendation(),
    ],
  };
};

const favoriteScene = (word: string): CodeScene => ({
  answers: { [favoriteCalls.list.id]: word === 'favorites' ? favorites : noFavorites },
  queries: [favoriteQueries.list(readFavoriteChoice(new URLSearchParams()))],
});

/** What the page shows in another tab, or above itself. */
const reviewStages: Partial<Record<string, CodeScene['Page']>> = {
  'reviews-completed': WrittenStage,
  'review-form': ReviewFormStage,
};

const reviewScene = (word: string): CodeScene => ({
  answers: {
    [reviewCalls.writable.id]: word === 'reviews-nodata' ? noWritable : writable,
    [reviewCalls.written.id]: written,
  },
  queries: [reviewQueries.writable(), reviewQueries.written()],
  Page: reviewStages[word],
});

const voucherStages: Partial<Record<string, CodeScene['Page']>> = {
  'voucher-shown': ShownVoucherStage,
  'vouchers-past': PastVouchersStage,
  'voucher-refund': RefundedVoucherStage,
};

const voucherScene = (word: string): CodeScene => ({
  answers: {
    [voucherCalls.list.id]: word === 'vouchers-nodata' ? { vouchers: [] } : vouchers,
    [voucherCalls.refundEstimate.id]: voucherRefund,
    [orderCalls.detail.id]: orderDetail('PAY_DONE'),
  },
  queries: [voucherQueries.list()],
  Page: voucherStages[word],
});

const infoScene = (word: string): CodeScene => {
  const hasSome = word === 'my-info';
  return {
    answers: {
      [profileCalls.view.id]: hasSome ? maskedProfile : checkedProfile,
      [profileCalls.sizes.id]: hasSome ? keptSizes : { sizes: [] },
      [paymentCalls.savedAccount.id]: { account: hasSome ? keptAccount : null },
      [addressCalls.list.id]: hasSome ? addressBook : { ...addressBook, addresses: [] },
      [consentCalls.mine.id]: hasSome ? consents : neverAsked,
      [socialCalls.mine.id]: hasSome ? connected : onlyConnection,
      [deviceCalls.list.id]: hasSome ? devices : { devices: devices.devices.slice(0, 1) },
      [adultCalls.state.id]: {
        isVerified: hasSome,
        endsAt: hasSome ? '2026-12-31T14:59:59Z' : null,
      },
      [notificationCalls.settings.id]: notificationSettings,
    },
    queries: [
      myInfoQueries.profile(),
      myInfoQueries.sizes(),
      refundAccountQueries.saved(),
      addressQueries.book(),
      myInfoQueries.consents(),
      myInfoQueries.connections(),
      myInfoQueries.devices(),
      myInfoQueries.adult(),
      notificationQueries.settings(),
    ],
  };
};
const myEventScene = (word: string): CodeScene => ({
  answers: { [eventCalls.mine.id]: word === 'my-events' ? entered : noEvents },
  queries: [myEventQueries.mine('entry')],
});

const sceneMakers: [start: string, make: (word: string) => CodeScene][] = [
  ['SB-MO-MP-01', myScene],
  ['SB-MO-MP-02', listScene],
  ['SB-MO-MP-03', detailScene],
  ['SB-MO-MP-04', claimScene],
  ['SB-MO-MP-05', detailScene],
  ['SB-MO-MP-06', favoriteScene],
  ['SB-MO-MP-07', couponScene],
  ['SB-MO-MP-08', coinScene],
  ['SB-MO-MP-09', reviewScene],
  ['SB-MO-MP-10', voucherScene],
  ['SB-MO-MP-20', infoScene],
  ['SB-MO-MP-17', myEventScene],
  ['SB-MO-MP-11', giftsScene],
  ['SB-MO-MP-12', giftLinkScene],
  ['SB-MO-MP-13', giftLinkScene],
  ['SB-MO-MP-14', giftLinkScene],
  ['SB-MO-MP-15', giftLinkScene],
  ['SB-MO-MP-16', () => ({ session: visitorSession })],
];

/** Returns the fixed responses for a code; a skeleton has none, so its requests stay pending. */
export function sceneOf(code: string): CodeScene {
  const make = sceneMakers.find(([start]) => code.startsWith(start))?.[1];
  return { session: stageMember, ...(make ? make(stateWord(code)) : { isWaiting: true }) };
}
