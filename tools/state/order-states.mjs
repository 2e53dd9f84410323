import { findPlainGoods, skuOf, twoSkusOf } from './goods.mjs';
import { makeMember } from './member.mjs';
import {
  buyDelivered,
  buyPlain,
  orderByDeposit,
  orderOf,
  passDays,
  report,
  ship,
} from './purchase.mjs';

const DAY_MS = 86_400_000;
const KOREA_MS = 9 * 3_600_000;
/** Collection date of returned goods, in Korea: the day after tomorrow. The courier accepts dates from tomorrow on. */
const nextVisitDate = () => new Date(Date.now() + KOREA_MS + 2 * DAY_MS).toISOString().slice(0, 10);

const orderPath = (orderNo) => `/mypage/order/detail?orderNo=${orderNo}`;
const claimPath = (claimNo) => `/mypage/claim/detail?claimNo=${claimNo}`;

/** @param make returns the numbers to print; the link opens the page of the order, unless they contain a `path` */
const withOrder = (make) => async (shopUrl) => {
  const member = await makeMember(shopUrl);
  const { orderNo, path = orderPath(orderNo), ...more } = await make(member.client);
  return { member, path, numbers: { order: orderNo, ...more } };
};

async function requestReturn(client) {
  const { orderNo } = await buyDelivered(client);
  const [{ itemNo }] = (await orderOf(client, orderNo)).items;
  const request = { orderNo, items: [{ itemNo, qty: 1 }], reasonCd: 'CHANGED_MIND' };
  const { refundWon } = await client.call('POST', '/claim/v1/front/returns/estimate', request);
  const { claimNo } = await client.call('POST', '/claim/v1/front/returns', {
    ...request,
    visitOn: nextVisitDate(),
    expectedRefundWon: refundWon,
  });
  return { orderNo, claimNo };
}

async function requestExchange(client) {
  const { goods, orderNo } = await buyDelivered(client, 1, twoSkusOf);
  const [{ itemNo, skuNo: boughtNo }] = (await orderOf(client, orderNo)).items;
  const { skuNo } = twoSkusOf(goods).find((sku) => sku.skuNo !== boughtNo);
  // With a fault of the seller the member pays no shipping fee before the collection.
  const request = { orderNo, items: [{ itemNo, qty: 1, skuNo }], reasonCd: 'DEFECT' };
  const estimate = await client.call('POST', '/claim/v1/front/exchanges/estimate', request);
  const { claimNo } = await client.call('POST', '/claim/v1/front/exchanges', {
    ...request,
    visitOn: nextVisitDate(),
    expectedPayWon: estimate.payWon,
    expectedRefundWon: estimate.refundWon,
  });
  return { orderNo, claimNo };
}

async function cancelOne(client) {
  const { orderNo } = await buyPlain(client, 2);
  const [{ itemNo }] = (await orderOf(client, orderNo)).items;
  const request = { orderNo, items: [{ itemNo, qty: 1 }], reasonCd: 'CHANGED_MIND' };
  const { refundWon } = await client.call('POST', '/claim/v1/front/estimate', request);
  const { claimNo } = await client.call('POST', '/claim/v1/front/cancel', {
    ...request,
    expectedRefundWon: refundWon,
  });
  return { orderNo, claim: claimNo };
}

/** Reports each step of a claim in the seller's role. */
async function reportClaim(client, { orderNo, claimNo }, steps) {
  for (const to of steps) await report(client, { kind: 'CLAIM', orderNo, claimNo, to });
  return { orderNo, claim: claimNo, path: claimPath(claimNo) };
}

/** Days after which the withdrawal period of delivered goods has ended. */
const CONFIRMED_DAYS = 30;

/** States of orders and claims. */
export const orderStates = {
  'deposit-waiting': {
    description:
      'an order that waits for its deposit; npm run pay-test -- deposit <account> pays it',
    make: withOrder(async (client) => {
      const goods = await findPlainGoods(client.shopUrl);
      const items = [{ skuNo: skuOf(goods).skuNo, qty: 1 }];
      const { orderNo, accountNo } = await orderByDeposit(client, items);
      return { orderNo, account: accountNo };
    }),
  },
  'cancelable-order': {
    description: 'a paid order that can be canceled',
    make: withOrder(async (client) => ({ orderNo: (await buyPlain(client, 2)).orderNo })),
  },
  'partly-canceled': {
    description: 'an order of two pieces, one of them canceled',
    make: withOrder(cancelOne),
  },
  'delayed-order': {
    description: 'a paid order that the seller ships three days later',
    make: withOrder(async (client) => {
      const { orderNo, goods } = await buyPlain(client);
      await report(client, { kind: 'DELAYED', orderNo, sellerNo: goods.seller.sellerNo, days: 3 });
      return { orderNo };
    }),
  },
  'shipped-order': {
    description: 'an order on its way; npm run order-test -- scan <parcel> … moves it',
    make: withOrder(async (client) => {
      const { orderNo } = await buyPlain(client);
      return { orderNo, parcel: await ship(client, orderNo) };
    }),
  },
  'returnable-order': {
    description: 'a delivered order of two pieces, which can be returned or exchanged',
    make: withOrder(async (client) => ({
      orderNo: (await buyDelivered(client, 2, twoSkusOf)).orderNo,
    })),
  },
  'return-requested': {
    description: 'a return that the seller has not accepted yet',
    make: withOrder(async (client) => reportClaim(client, await requestReturn(client), [])),
  },
  'exchange-in-progress': {
    description: 'an exchange whose goods have come back to the seller',
    make: withOrder(async (client) =>
      reportClaim(client, await requestExchange(client), ['APPROVED', 'PICKUP', 'RECEIVED']),
    ),
  },
  'confirmed-order': {
    description: 'a delivered order whose time for a return has ended',
    make: withOrder(async (client) => {
      const { orderNo } = await buyDelivered(client);
      await passDays(client, orderNo, CONFIRMED_DAYS);
      return { orderNo };
    }),
  },
  'review-to-write': {
    description: 'delivered goods without a review',
    make: withOrder(async (client) => ({
      orderNo: (await buyDelivered(client)).orderNo,
      path: '/mypage/review',
    })),
  },
};
