import { systemCalls } from '@shop/shared/contracts';
import { addGoods, setPrice } from './testing/goods';
import { HttpShopper } from './testing/http-shopper';
import { openTwoServers } from './testing/two-servers';
import { until } from './testing/until';

/** Gateways request the revision from any api to validate cached pages, so all apis must return the same revision. */
let two: Awaited<ReturnType<typeof openTwoServers>>;
const who = new HttpShopper();
beforeAll(async () => {
  two = await openTwoServers();
}, 120_000);
afterAll(() => two?.close(), 60_000);

const revisionAt = async (at: number): Promise<string | undefined> =>
  (await who.request(two.urlOf(at), systemCalls.status, {})).payload.catalogueRevision;

/** Waits until both apis return the same new revision. @returns this revision */
async function commonRevision(before?: string): Promise<string> {
  let common: string | undefined;
  await until(async () => {
    const [one, other] = [await revisionAt(0), await revisionAt(1)];
    common = one === other && one !== before ? one : undefined;
    return common !== undefined;
  });
  return common as string;
}

it('returns the same catalogue revision from every api process', async () => {
  const { goodsNo } = await addGoods(two.shop.db, { priceWon: 10_000 });
  let revision = await commonRevision();
  for (const priceWon of [9_000, 8_000, 9_000, 8_000]) {
    await setPrice(two.shop.db, goodsNo, priceWon);
    revision = await commonRevision(revision);
  }
  // Concurrent changes have one commit order, and every process receives them in this order.
  await Promise.all([7_000, 6_000, 5_000].map((won) => setPrice(two.shop.db, goodsNo, won)));
  revision = await commonRevision(revision);
  expect([await revisionAt(0), await revisionAt(1)]).toEqual([revision, revision]);
}, 60_000);
