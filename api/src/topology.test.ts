import { z } from 'zod';
import { findMismatches } from './modules/service/consistency';
import { sql } from './platform/db/sql';
import { addGoods, type TestGoods } from './testing/goods';
import { recordProof } from './testing/proofs';
import { RepeatingBuyer } from './testing/repeating-buyer';
import { startTopology } from './testing/topology';
import { members } from './testing/visitor';

/**
 * Each part of a shop of several processes is killed in turn, and gateways and apis are replaced one by one, while
 * members open pages and order. The test checks that no request is lost and each order exists exactly once.
 */
let topology: Awaited<ReturnType<typeof startTopology>>;
let buyers: RepeatingBuyer[] = [];

beforeAll(async () => {
  topology = await startTopology();
}, 480_000);
afterAll(async () => {
  // Buyers of a failed test would repeat their calls, and keep the test process alive.
  for (const buyer of buyers) buyer.isCanceled = true;
  await topology?.close();
}, 60_000);

const orderRow = z.object({ orderNo: z.string(), payments: z.number() });

const listOrders = () =>
  topology.shop.db.rows(
    orderRow,
    sql`select order_no, (select count(*)::int from payment p where p.order_no = o.order_no) as payments
        from orders o`,
  );

it('loses no request while each process is killed, and gateways and apis are replaced', async () => {
  const { shop, balancer, apis, gateways, valkey, pooler } = topology;
  const goods: TestGoods[] = [];
  for (let count = 0; count < 6; count += 1) goods.push(await addGoods(shop.db, { stock: 10_000 }));
  const cnos = [members.general, members.family, members.corporate];
  buyers = cnos.map(() => new RepeatingBuyer(balancer.url, goods));
  for (const [at, buyer] of buyers.entries())
    await buyer.signIn(`${balancer.url}/api`, cnos[at] as string);
  const acting = buyers.map((buyer) => buyer.act());

  const total = (of: 'placed' | 'repeated') => buyers.reduce((sum, buyer) => sum + buyer[of], 0);
  const orderMore = async (count: number) => {
    const wanted = buyers.map(({ placed }) => placed + count);
    while (buyers.some(({ placed }, at) => placed < (wanted[at] as number))) {
      expect(buyers.flatMap(({ wrong }) => wrong)).toEqual([]);
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  const figures: string[] = [];
  /** Runs `work` between two phases in which every buyer places further orders. @returns requests that buyers repeated */
  const whileTheyOrder = async (what: string, work: () => Promise<void>): Promise<number> => {
    const before = [total('placed'), balancer.repeated(), total('repeated')] as const;
    await orderMore(1);
    await work();
    await orderMore(1);
    const [placed, byNginx, byBuyers] = [
      total('placed') - before[0],
      balancer.repeated() - before[1],
      total('repeated') - before[2],
    ];
    figures.push(`${what}: ${placed} orders, repeated ${byNginx} by nginx, ${byBuyers} by buyers`);
    return byBuyers;
  };

  expect(await whileTheyOrder('apis replaced', () => apis.deploy())).toBe(0);
  expect(await whileTheyOrder('gateways replaced', () => gateways.deploy())).toBe(0);
  expect(await whileTheyOrder('Valkey killed', () => valkey.restart())).toBe(0);
  await whileTheyOrder('api killed', () => apis.replace(1, 'killHard'));
  await whileTheyOrder('gateway killed', () => gateways.replace(0, 'killHard'));
  await whileTheyOrder('nginx killed', () => balancer.restart());
  await whileTheyOrder('PgBouncer killed', () => pooler.restart());
  await whileTheyOrder('PostgreSQL ended', async () => {
    await shop.cluster.interrupt();
    await shop.cluster.resume();
  });
  for (const buyer of buyers) buyer.isOver = true;
  await Promise.all(acting);

  expect(buyers.flatMap(({ wrong }) => wrong)).toEqual([]);
  const orders = await listOrders();
  expect(orders).toHaveLength(total('placed'));
  for (const orderNo of buyers.flatMap(({ orderNos }) => orderNos))
    expect(orders).toContainEqual({ orderNo, payments: 1 });
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
  recordProof(figures.join('; '));
}, 480_000);
