import { createDb } from '../platform/db/db';
import { addGoods } from './goods';
import { addMembers } from './members';
import { openRacingShop, TEST_SECRET } from './shop';

/**
 * A database for `npm run bench -- --only load`, started as a child process: members with tokens, goods with stock,
 * and a copy of all of it in which recorded statements can be run again. Ends on SIGTERM.
 */
const MEMBERS = 100;
const GOODS = 60;

async function main(): Promise<void> {
  const shop = await openRacingShop(10);
  const { cluster, databaseUrl } = shop;
  const crowd = await addMembers(shop, MEMBERS);
  const goods = [];
  for (let at = 0; at < GOODS; at += 1)
    goods.push(await addGoods(shop.db, { priceWon: 30_000 + at, stock: 1_000_000 }));
  await shop.app.close();
  await shop.db.close();
  const urlOf = (name: string) => databaseUrl.replace('/shop?', `/${name}?`);
  const admin = () => createDb({ url: urlOf('postgres'), poolSize: 1, embedded: false });
  const before = admin();
  for (const setting of [`logging_collector = 'on'`, `log_destination = 'jsonlog'`])
    await before.script(`alter system set ${setting}`);
  await before.close();
  await cluster.interrupt();
  await cluster.resume();
  const after = admin();
  await after.script('create database replay template shop');
  await after.close();
  process.send?.({
    event: 'ready',
    urls: { shop: databaseUrl, replay: urlOf('replay'), admin: urlOf('postgres') },
    secret: TEST_SECRET,
    tokens: crowd.map(({ cookies }) => cookies.get('accessToken')),
    goods: goods.map(({ goodsNo, skuNo }) => ({ goodsNo, skuNo })),
  });
  process.once('SIGTERM', () => void cluster.stop().then(() => process.exit(0)));
}

void main();
