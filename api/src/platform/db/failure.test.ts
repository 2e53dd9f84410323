import { basketCalls } from '@shop/shared/contracts';
import { Client } from 'pg';
import { addGoods } from '../../testing/goods';
import { openRacingShop } from '../../testing/shop';
import { until } from '../../testing/until';
import { databaseFailureOf } from './failure';

const failed = (code: string, more: object = {}) =>
  Object.assign(new Error('failed'), { code, ...more });

it.each([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOTFOUND'],
  ...['08000', '08001', '08003', '08004', '08006', '57P01', '57P02', '57P03', '57P05', '57014'],
  ...['25P03', '53000', '53200', '53300', '53400', '55P03', '40001', '40P01'],
])('%s means that the database is away', (code) => {
  expect(databaseFailureOf(failed(code))).toBe('away');
});

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('so does the driver’s "%s"', (message) => {
  expect(databaseFailureOf(new Error(message))).toBe('away');
});

it('a socket file that is gone means it too, another file does not', () => {
  expect(databaseFailureOf(failed('ENOENT', { syscall: 'connect' }))).toBe('away');
  expect(databaseFailureOf(failed('ENOENT', { syscall: 'open' }))).toBeUndefined();
});

it.each([
  ...['23505', '23514', '22003', '22008', '22P02', '42601', '42P01', '42501', '3D000', '28P01'],
  ...['08P01', '57P04', 'XX000', 'ENOENT', 'toString', ''],
])('%j is a defect of ours', (code) => {
  expect(databaseFailureOf(failed(code))).toBeUndefined();
});

it('a refused write is a defect where nothing may be written', () => {
  expect(databaseFailureOf(failed('25006'))).toBe('unwritable');
  expect(databaseFailureOf(failed('25006'), true)).toBeUndefined();
});

describe('on PostgreSQL', () => {
  let shop: Awaited<ReturnType<typeof openRacingShop>>;
  let admin: Client;
  let skuNo: number;
  beforeAll(async () => {
    shop = await openRacingShop(2);
    ({ skuNo } = await addGoods(shop.db));
    admin = new Client({ connectionString: shop.databaseUrl });
    await admin.connect();
    await shop.db.script(`
      create function fail_write() returns trigger language plpgsql as $$
        begin raise exception 'failed' using errcode = tg_argv[0]; end $$`);
  }, 120_000);
  afterAll(async () => {
    await admin.end();
    await shop.close();
  });

  const put = async () => {
    const { status, code, headers } = await shop
      .visitor()
      .request(basketCalls.add, { body: { items: [{ skuNo, qty: 1 }] } });
    return { status, code, waitS: headers['retry-after'] };
  };
  const away = { status: 503, code: 'DATABASE_AWAY', waitS: '2' };
  const full = { status: 503, code: 'STORAGE_FULL', waitS: '30' };
  const ours = { status: 500, code: 'ERROR', waitS: undefined };

  it.each([
    ['53300', away],
    ['53200', away],
    ['57P03', away],
    ['40001', away],
    ['40P01', away],
    ['53100', full],
    ['58030', full],
    ['23514', ours],
  ])('answers a write that fails with %s', async (errcode, reply) => {
    await shop.db.script(`create trigger fails before insert on basket_item
      for each row execute function fail_write('${errcode}')`);
    expect(await put()).toEqual(reply);
    await shop.db.script('drop trigger fails on basket_item');
    await shop.deps.storage.probe();
    expect((await put()).status).toBe(200);
  });

  /** Does something to the connection of the shop that waits for a lock. */
  async function whileItWaits(deed: string): Promise<unknown> {
    await admin.query('begin; lock table basket_item in access exclusive mode');
    try {
      const reply = put();
      await until(async () => {
        const waiting = await admin.query(
          `select ${deed} from pg_stat_activity where wait_event_type = 'Lock'`,
        );
        return waiting.rowCount === 1;
      });
      return await reply;
    } finally {
      await admin.query('rollback');
    }
  }

  it.each([
    ['its connection is ended', 'pg_terminate_backend(pid)'],
    ['its statement takes too long', 'pg_cancel_backend(pid)'],
  ])('answers 503 when %s, and works on', async (_, deed) => {
    expect(await whileItWaits(deed)).toEqual(away);
    expect((await put()).status).toBe(200);
  });

  const reconnect = () =>
    admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = 'shop' and pid <> pg_backend_pid()`);
  const setting = async (text: string) => {
    await admin.query(`alter database shop ${text}`);
    await reconnect();
    // The pool drops what was ended when it next looks.
    await until(async () => (await shop.app.inject('/api/ready')).statusCode === 200);
  };

  it('answers 503 when a lock is not free in time', async () => {
    await setting("set lock_timeout = '100ms'");
    await admin.query('begin; lock table basket_item in access exclusive mode');
    expect(await put()).toEqual(away);
    await admin.query('rollback');
    await setting('reset lock_timeout');
    expect((await put()).status).toBe(200);
  });

  it('refuses writes of a read-only server and reads on', async () => {
    await setting('set default_transaction_read_only = on');
    expect(await put()).toEqual(full);
    expect((await shop.visitor().request(basketCalls.view)).status).toBe(200);
    await admin.query('alter database shop reset default_transaction_read_only');
    await reconnect();
    await until(async () => {
      await shop.deps.storage.probe();
      return (await put()).status === 200;
    });
  });
});
