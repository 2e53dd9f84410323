/**
 * Drives the simulated sellers and couriers of a running shop from the command line, as
 * /test/fulfilment does by buttons. `npm run order-test` prints how. `SHOP_URL` names another shop
 * than http://localhost:3000.
 */
import { createCaller, runCommand } from '../lib/sandbox-command.mjs';

const usage = `npm run order-test -- list
npm run order-test -- prepare|pack|ship <order number> [item numbers]
npm run order-test -- delay <order number> [days]
npm run order-test -- scan <invoice number> PICKED_UP|IN_TRANSIT|OUT_FOR_DELIVERY|DELIVERED|DELAYED|WRONG_ADDRESS|LOST [times]
npm run order-test -- claim <order number> <claim number> APPROVED|PICKUP|RECEIVED|INSPECTED|ADJUST_REQUESTED|REJECTED [deduction] [note]
npm run order-test -- sold-out <order number> <claim number>
npm run order-test -- days <order number> <days>`;

const call = createCaller('/api/sandbox/fulfilment/');

const findOrder = async (orderNo) => {
  const { orders } = await call('GET', 'state');
  const order = orders.find((one) => one.orderNo === orderNo);
  if (!order) throw new Error(`No order ${orderNo}: see npm run order-test -- list`);
  return order;
};

const report =
  (kind) =>
  async ([orderNo, ...numbers]) => {
    const { items } = await findOrder(orderNo);
    const itemNos = numbers.length > 0 ? numbers.map(Number) : items.map(({ itemNo }) => itemNo);
    return call('POST', 'seller', { kind, orderNo, itemNos });
  };

await runCommand(usage, {
  list: () => call('GET', 'state'),
  prepare: report('PREPARING'),
  pack: report('PACKED'),
  ship: report('SHIPPED'),
  delay: async ([orderNo, days = '3']) => {
    const [item] = (await findOrder(orderNo)).items;
    const { sellerNo } = item;
    return call('POST', 'seller', { kind: 'DELAYED', orderNo, sellerNo, days: Number(days) });
  },
  scan: ([invoiceNo, kind, times = '1']) =>
    call('POST', 'courier', { invoiceNo, kind, times: Number(times) }),
  claim: ([orderNo, claimNo, to, deductionWon = '0', note = '']) =>
    call('POST', 'seller', {
      ...{ kind: 'CLAIM', orderNo, claimNo, to, note },
      deductionWon: Number(deductionWon),
    }),
  'sold-out': ([orderNo, claimNo]) =>
    call('POST', 'seller', { kind: 'CLAIM', orderNo, claimNo, to: 'INSPECTED', canSupply: false }),
  days: ([orderNo, days]) => call('POST', 'days', { orderNo, days: Number(days) }),
});
