import { customers, findSkus, openMember, pay, placeOrder } from '../actors.mjs';
import { operationsOf } from '../operations.mjs';
import { createPool } from '../pool.mjs';
import { checkAnswer, isSkipped, requestOf, wordsOf } from '../request.mjs';
import { rightsTable } from '../rights-table.mjs';
import { createRandom } from '../values.mjs';

/** Calls of each member for one `round`. */
const STEPS = 40;
/** Of the calls, these have one hostile value. */
const HOSTILE = 0.15;
/** Of the calls, these name things of the other member. */
const FOREIGN = 0.1;
/** Random values rarely make a whole purchase, so every so many steps one is made on purpose. */
const PURCHASE_EVERY = 12;

/** Calls by which time passes or partners fail for everybody, which make other calls pointless. */
const disturbing = new Set([
  'paymentTest.setFault',
  'fulfilmentTest.passDays',
  'fulfilmentTest.passCouponDays',
]);

async function openActor(baseUrl, cno, random) {
  const { client, known } = await openMember(baseUrl, cno);
  const pool = createPool(random);
  pool.learn(known);
  return { client, pool, skus: await findSkus(client, 8) };
}

const address = {
  receiverName: '이순서',
  receiverPhone: '01012345678',
  zip: '06134',
  road: '서울특별시 강남구 테헤란로 1',
  detail: '1층',
};

/**
 * An order that the member pays or leaves unpaid, and whose numbers later calls name.
 * @returns whether the shop sold the goods; earlier calls may have used up a stock or a limit
 */
async function purchase({ client, pool, skus }, random) {
  const qty = 1 + Math.floor(random.next() * 3);
  try {
    // An earlier call may have removed the last address.
    await client.call('POST', '/member/v1/front/address', address);
    const order = await placeOrder(client, random.pick(skus).skuNo, qty);
    if (random.next() < 0.8) await pay(client, order.paymentNo);
    pool.learn(order);
    pool.learn(await client.call('GET', `/order/v1/front/orders/${order.orderNo}`));
    return true;
  } catch (error) {
    if (error.status >= 400 && error.status < 500) return false;
    throw error;
  }
}

/**
 * One generated call, whose answer later calls build on.
 * @returns whether it changed something
 */
async function step(actor, other, operation, random, check) {
  const isForeign = random.next() < FOREIGN;
  const { known } = isForeign ? other.pool : actor.pool;
  const request = requestOf(operation, known, random, random.next() < HOSTILE);
  const response = await actor.client.send(request.path, { ...request, keepsCookies: false });
  checkAnswer(check, operation, request, response);
  if (response.status >= 400) return false;
  if (isForeign && rightsTable[operation.id] === 'own')
    check(`${operation.id} refuses another member's thing`, false, wordsOf(request));
  // The test bench answers about everybody's orders.
  const isOwn = !isForeign && rightsTable[operation.id] !== 'sandbox';
  if (isOwn) actor.pool.learn(response.json.payload);
  return operation.method !== 'GET';
}

/**
 * Two members walk through the shop by generated calls, in turns: each call names what earlier answers
 * contained, in any order. Nothing fails, and nothing of the other member is reached; the books are
 * compared when the shop has ended.
 */
export async function sequences({ baseUrl, check, rounds, seed }) {
  const random = createRandom(seed);
  const actors = [
    await openActor(baseUrl, customers.owner, random),
    await openActor(baseUrl, customers.family, random),
  ];
  const operations = (await operationsOf(actors[0].client)).filter(
    (one) => !isSkipped(one) && !disturbing.has(one.id),
  );
  // Reads are many; what changes something is what sequences are about.
  const changes = operations.filter(({ method }) => method !== 'GET');
  let sold = 0;
  let changed = 0;
  for (let at = 0; at < rounds * STEPS; at += 1) {
    const [actor, other] = at % 2 === 0 ? actors : [...actors].reverse();
    if (at % PURCHASE_EVERY < 2) sold += (await purchase(actor, random)) ? 1 : 0;
    const operation = random.pick(random.next() < 0.7 ? changes : operations);
    if (await step(actor, other, operation, random, check)) changed += 1;
  }
  check('goods were sold on the way', sold > 0, 'none');
  console.log(`  sequences: ${rounds * STEPS} calls, ${changed} changed something; ${sold} orders`);
}
