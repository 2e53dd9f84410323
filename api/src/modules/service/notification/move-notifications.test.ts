import { claimCalls } from '@shop/shared/contracts';
import type { ClaimKind } from '@shop/shared/domain';
import { dashedDate } from '@shop/shared/domain';
import { type ActorsOfMoves, actorsOfMoves } from '@shop/shared/domain/move-actors';
import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import { countRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import { buyAndDeliver } from '../../../testing/delivered';
import { orderByDeposit } from '../../../testing/deposits';
import { give } from '../../../testing/gifts';
import { addGoods } from '../../../testing/goods';
import { anActorOf } from '../../../testing/move-actors';
import { openTestShop, type TestShop } from '../../../testing/shop';
// The front door of the machines: every move of theirs passes here.
import { moveNotifications, type NotificationData, recordMove } from '../../checkout/history';
import { fill, type ToldStep, templates, toldSteps, valuesIn } from './templates';

const stepRow = z.object({ step: z.string() });
const shipmentNoRow = z.object({ shipmentNo: z.number() });

let shop: TestShop;
/** One of each that a move can concern. */
let refs: Record<NotificationData['of'], string | number>;
beforeAll(async () => {
  shop = await openTestShop();
  const who = shop.visitor();
  await who.signIn();
  const { orderNo: order, paymentNo: payment } = await orderByDeposit(shop, who);
  const { skuNos } = await addGoods(shop.db, {
    priceWon: 30_000,
    options: [
      ['하양', 0],
      ['파랑', 2_000],
    ],
  });
  const [white, blue] = skuNos as [number, number];
  const bought = await buyAndDeliver(shop, who, [{ skuNo: white, qty: 1 }]);
  const { orderNo, itemNos } = bought;
  const orderItem = itemNos[0] as number;
  const { shipmentNo: shipment } = await shop.db.one(
    shipmentNoRow,
    sql`select shipment_no from shipment where order_no = ${orderNo}`,
  );
  const items = [{ itemNo: orderItem, qty: 1, skuNo: blue }];
  const scope = { orderNo, items, reasonCd: 'WRONG_OPTION' as const };
  const { payWon, refundWon } = await who.call(claimCalls.estimateExchange, { body: scope });
  const visitOn = dashedDate(addMs(shop.clock.now(), daysMs(1)).getTime());
  const body = { ...scope, visitOn, expectedPayWon: payWon, expectedRefundWon: refundWon };
  const { claimNo: claim } = await who.call(claimCalls.requestExchange, { body });
  const { giftNo: gift } = await give(shop, who, [{ skuNo: white, qty: 1 }]);
  refs = { order, payment, orderItem, shipment, claim, gift };
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.deps.outbox.drain();
  await shop.db.run(sql`delete from notification`);
});

type Machine =
  | { machine: Exclude<NotificationData['of'], 'claim'> }
  | { machine: 'claim'; kind: ClaimKind };
const machines: [Machine, Record<string, Record<string, string | null>>][] = [
  [{ machine: 'order' }, moveNotifications.order],
  [{ machine: 'orderItem' }, moveNotifications.orderItem],
  [{ machine: 'shipment' }, moveNotifications.shipment],
  [{ machine: 'payment' }, moveNotifications.payment],
  [{ machine: 'gift' }, moveNotifications.gift],
  [{ machine: 'claim', kind: 'CANCEL' }, moveNotifications.claims.CANCEL],
  [{ machine: 'claim', kind: 'RETURN' }, moveNotifications.claims.RETURN],
  [{ machine: 'claim', kind: 'EXCHANGE' }, moveNotifications.claims.EXCHANGE],
];
const actorsOf = (machine: Machine): ActorsOfMoves<string> => {
  if (machine.machine === 'order') return {};
  return machine.machine === 'claim'
    ? actorsOfMoves.claims[machine.kind]
    : actorsOfMoves[machine.machine];
};
const cases = machines.flatMap(([machine, notifications]) =>
  Object.entries(notifications).flatMap(([from, to]) =>
    Object.entries(to).map(
      ([one, step]) =>
        [Object.values(machine).join(' '), from, one, step ?? 'nothing', machine] as const,
    ),
  ),
);

it.each(cases)('notifies of %s from %s to %s by %s', async (_, from, to, step, machine) => {
  const now = shop.clock.now();
  const actor = anActorOf(actorsOf(machine), from, to);
  const move = { ...machine, ref: refs[machine.machine], to, actor };
  await shop.db.tx((tx) => recordMove(tx, { ...move, from: from === 'NEW' ? null : from }, now));
  await shop.deps.outbox.drain();
  await shop.deps.outbox.drain();
  const written = await shop.db.rows(stepRow, sql`select step from notification`);
  expect(written.map((one) => one.step)).toEqual(step === 'nothing' ? [] : [step]);
});

it('writes nothing for a move that is rolled back', async () => {
  const move = { machine: 'order', ref: refs.order, from: 'CREATED', to: 'PAY_DONE' } as const;
  const failed = shop.db.tx(async (tx) => {
    await recordMove(tx, { ...move, actor: 'issuer' }, shop.clock.now());
    throw new Error('The order could not be paid.');
  });
  await expect(failed).rejects.toThrow('could not be paid');
  await shop.deps.outbox.drain();
  expect(await shop.db.one(countRow, sql`select count(*) from notification`)).toEqual({ count: 0 });
});

/** A prize is won in an event, and the law wants the consent named. */
const allowedWords: Partial<Record<ToldStep, RegExp>> = {
  EVENT_WON: /이벤트/,
  CONSENT_CONFIRM: /광고/,
};

it.each(toldSteps)('%s has plain words of service, without advertising', (step) => {
  const { title, text } = templates[step];
  const values = Object.fromEntries(valuesIn(title + text).map((name) => [name, '값']));
  const words = `${fill(title, values)}\n${fill(text, values)}`;
  const usual = allowedWords[step] ? words.replace(allowedWords[step], '') : words;
  expect(usual).not.toMatch(/#\{|광고|할인|혜택|이벤트|특가|적립|코인/);
  expect(words.length).toBeLessThanOrEqual(90);
  expect(title).toMatch(/(요|세요)$/);
});
