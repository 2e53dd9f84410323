import { closeSync, openSync } from 'node:fs';
import { goodsCalls } from '@shop/shared/contracts';
import { addGoods } from './testing/goods';
import { HttpShopper } from './testing/http-shopper';
import { type ServerProcess, startServer } from './testing/server-process';
import { openRacingShop, TEST_SECRET } from './testing/shop';

/** The log is on a disk that is full: every line that is written fails. */
let shop: Awaited<ReturnType<typeof openRacingShop>>;
let server: ServerProcess | undefined;
const fullDisk = openSync('/dev/full', 'w');
beforeAll(async () => {
  shop = await openRacingShop(2);
}, 120_000);
afterAll(async () => {
  await server?.killHard();
  closeSync(fullDisk);
  await shop.close();
});

it('starts and answers without a log', async () => {
  const { goodsNo } = await addGoods(shop.db);
  const env = { DATABASE_URL: shop.databaseUrl, SHOP_SECRET: TEST_SECRET, SAMPLE_GOODS: '0' };
  server = await startServer(shop.deps.config.apiRoot, { ...env, LOG_LEVEL: 'info' }, fullDisk);
  const who = new HttpShopper();
  for (let times = 0; times < 3; times += 1) {
    const { status } = await who.request(server.url, goodsCalls.detail, {
      params: { goodsNo },
    });
    expect(status).toBe(200);
  }
}, 60_000);
