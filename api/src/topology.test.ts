import { randomUUID } from 'node:crypto';
import { basketCalls } from '@shop/shared/contracts';
import { freePort } from '@shop/shared/testing/tcp-port';
import { findMismatches } from './modules/service/consistency';
import { addGoods } from './testing/goods';
import { HttpShopper } from './testing/http-shopper';
import { type Balancer, startBalancer } from './testing/nginx';
import { type Pgbouncer, startPgbouncer } from './testing/pgbouncer';
import { recordProof } from './testing/proofs';
import { type ServerProcess, startServer } from './testing/server-process';
import { openRacingShop, TEST_SECRET } from './testing/shop';
import { members } from './testing/visitor';

/**
 * A shop of several processes: nginx, three apis, PgBouncer and PostgreSQL. Each is killed in turn, and the apis are
 * replaced one by one, while shoppers add goods to their baskets. Like a browser, a shopper repeats a failed call
 * with the same idempotency key. The test checks that each call took effect exactly once.
 */
let shop: Awaited<ReturnType<typeof openRacingShop>>;
let pooler: Pgbouncer;
let balancer: Balancer;
const apis: ServerProcess[] = [];
const skuNos: number[] = [];

const hostOf = ({ url }: ServerProcess): string => new URL(url).host;

const startApi = (port: string): Promise<ServerProcess> =>
  startServer(shop.deps.config.apiRoot, {
    API_PORT: port,
    DATABASE_URL: pooler.urlOf('shop'),
    DATABASE_DIRECT_URL: shop.databaseUrl,
    SHOP_SECRET: TEST_SECRET,
    SAMPLE_GOODS: '0',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'silent',
  });

beforeAll(async () => {
  shop = await openRacingShop(4);
  pooler = await startPgbouncer(shop.databaseUrl);
  for (let count = 0; count < 40; count += 1)
    skuNos.push((await addGoods(shop.db, { stock: 10_000 })).skuNo);
  for (const _ of [1, 2, 3]) apis.push(await startApi('0'));
  balancer = await startBalancer(await freePort(), apis.map(hostOf));
}, 480_000);
afterAll(async () => {
  // Buyers of a failed test would repeat their calls, and keep the test process alive.
  for (const buyer of buyers) buyer.isCanceled = true;
  await balancer?.stop();
  await Promise.all(apis.map(({ killHard }) => killHard()));
  await pooler?.stop();
  await shop?.close();
}, 60_000);

/** A member who adds one piece after another to the basket. */
class Buyer {
  readonly who = new HttpShopper();
  done = 0;
  repeated = 0;
  /** Responses that are wrong even while a process is down. */
  readonly wrong: string[] = [];
  /** Ends after the call that is running. */
  isOver = false;
  /** Ends at once, without its answer. */
  isCanceled = false;

  async act(): Promise<void> {
    while (!this.isOver && !this.isCanceled) {
      const skuNo = skuNos[this.done % skuNos.length] as number;
      await this.put(skuNo, randomUUID());
      this.done += 1;
      await new Promise((done) => setTimeout(done, 100));
    }
  }

  /** Repeats the call with the same key until it succeeds. */
  private async put(skuNo: number, key: string): Promise<void> {
    const body = { items: [{ skuNo, qty: 1 }] };
    while (!this.isCanceled) {
      const answer = await this.who
        .request(balancer.url, basketCalls.add, { body }, key)
        .catch(() => ({ status: 503, code: 'UNREACHABLE' }));
      if (answer.status === 200 || answer.code === 'ANSWER_LOST') return;
      if (answer.status < 502 && answer.code !== 'IN_PROGRESS')
        this.wrong.push(`${answer.status} ${answer.code}`);
      this.repeated += 1;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

const buyers = [new Buyer(), new Buyer(), new Buyer()];

const replaceApi = async (at: number, end: 'stop' | 'killHard') => {
  const former = apis[at] as ServerProcess;
  await former[end]();
  apis[at] = await startApi(new URL(former.url).port);
};

it('executes each call exactly once while each process is killed and the apis are replaced', async () => {
  const cnos = [members.general, members.family, members.corporate];
  for (const [at, buyer] of buyers.entries())
    await buyer.who.signIn((apis[0] as ServerProcess).url, cnos[at] as string);
  const acting = buyers.map((buyer) => buyer.act());
  const total = (of: 'done' | 'repeated') => buyers.reduce((sum, buyer) => sum + buyer[of], 0);
  /** Runs `work` between two phases in which every buyer completes further calls. */
  const whileTheyBuy = async (what: string, work: () => Promise<void>) => {
    const before = { done: total('done'), repeated: total('repeated') };
    const further = async (count: number) => {
      const wanted = buyers.map((buyer) => buyer.done + count);
      while (buyers.some((buyer, at) => buyer.done < (wanted[at] as number)))
        await new Promise((done) => setTimeout(done, 20));
    };
    await further(3);
    await work();
    await further(3);
    const repeated = total('repeated') - before.repeated;
    figures.push(`${what}: ${total('done') - before.done} calls, ${repeated} repeated`);
    return repeated;
  };
  const figures: string[] = [];
  const deploy = async () => {
    for (const at of [0, 1, 2]) await replaceApi(at, 'stop');
  };
  expect(await whileTheyBuy('deploy', deploy)).toBe(0);
  await whileTheyBuy('api killed', () => replaceApi(1, 'killHard'));
  await whileTheyBuy('nginx killed', balancer.restart);
  await whileTheyBuy('PgBouncer killed', pooler.restart);
  await whileTheyBuy('PostgreSQL ended', async () => {
    await shop.cluster.interrupt();
    await shop.cluster.resume();
  });
  for (const buyer of buyers) buyer.isOver = true;
  await Promise.all(acting);

  expect(buyers.flatMap(({ wrong }) => wrong)).toEqual([]);
  for (const { who, done } of buyers) {
    const { payload } = await who.request(balancer.url, basketCalls.view, {});
    const items = payload.groups.flatMap((group) => group.items);
    const qty = items.reduce((sum, one) => sum + one.qty, 0);
    expect(qty).toBe(done);
  }
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
  recordProof(figures.join('; '));
}, 480_000);
