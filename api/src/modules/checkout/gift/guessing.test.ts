import { randomBytes } from 'node:crypto';
import { giftCalls } from '@shop/shared/contracts';
import { give, tokenOf } from '../../../testing/gifts';
import { addGoods } from '../../../testing/goods';
import { isDrill, recordProof } from '../../../testing/proofs';
import type { TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import type { Visitor } from '../../../testing/visitor';

const GUESSES = isDrill ? 10_000 : 150;
/** Of the limit for what could be guessed, per minute and address. */
const LIMIT = 60;

let shop: TestShop;
let who: Visitor;
beforeEachInShop((opened, visitor) => {
  shop = opened;
  who = visitor;
});

const randomToken = () => randomBytes(32).toString('base64url');

/** A request from another machine, which counts for the limits. */
const send = async (method: 'GET' | 'POST', token: string, address: string) => {
  const path = giftCalls.view.path.replace(':token', token);
  const response = await shop.app.inject({
    method,
    url: method === 'POST' ? `${path}/verify` : path,
    headers: { 'x-forwarded-for': address },
    payload: method === 'POST' ? { phoneTail: '5432' } : undefined,
  });
  const { code, message, payload } = response.json();
  return { status: response.statusCode, code, message, payload };
};

it('answers every guessed link alike, also one that was replaced', async () => {
  const { skuNo } = await addGoods(shop.db, { stock: 10 });
  const { giftNo } = await give(shop, who, [{ skuNo, qty: 1 }]);
  const replaced = await tokenOf(who, giftNo);
  await who.call(giftCalls.resend, { params: { giftNo } });
  const known = JSON.stringify(await send('GET', replaced, '203.0.113.1'));
  expect(known).toContain('GIFT_UNKNOWN');
  const answers = new Set<string>();
  for (let at = 0; at < GUESSES; at += 1) {
    // The standard limit is by address.
    const address = `198.51.${Math.floor(at / 200) % 250}.${at % 200}`;
    answers.add(JSON.stringify(await send('GET', randomToken(), address)));
  }
  expect([...answers]).toEqual([known]);
  recordProof(`${GUESSES} guessed links: one answer for all, the same as for a replaced one`);
}, 600_000);

it('limits the tries of an address, and tells nothing of a gift beyond them', async () => {
  const { skuNo } = await addGoods(shop.db, { stock: 10 });
  const { giftNo } = await give(shop, who, [{ skuNo, qty: 1 }]);
  const token = await tokenOf(who, giftNo);
  const statuses = new Map<number, number>();
  for (let at = 0; at < GUESSES; at += 1) {
    const { status } = await send('POST', randomToken(), '203.0.113.7');
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  // A minute may pass while they are sent.
  expect(statuses.get(404)).toBeLessThanOrEqual(GUESSES / 2);
  expect(statuses.get(404)).toBeGreaterThanOrEqual(LIMIT);
  expect([...statuses.keys()].sort()).toEqual([404, 429]);
  // The right link and number, too.
  expect(await send('POST', token, '203.0.113.7')).toMatchObject({
    status: 429,
    payload: undefined,
  });
  recordProof(`${GUESSES} tries of one address: ${statuses.get(404)} answered, all others 429`);
}, 600_000);
