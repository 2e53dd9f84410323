import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { addGoods } from '../testing/goods';
import { openRacingShop } from '../testing/shop';

let shop: Awaited<ReturnType<typeof openRacingShop>>;
beforeAll(async () => {
  shop = await openRacingShop(2);
}, 120_000);
afterAll(() => shop.close());

/** Runs the command on the database of the shop. */
const checkBooks = () =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/check-books/main.ts'], {
      cwd: join(__dirname, '../..'),
      env: { ...process.env, DATABASE_URL: shop.databaseUrl },
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('exit', (code) => resolve({ code, output }));
  });

it('names each mismatch and fails, and finds none in books that agree', async () => {
  const { skuNo } = await addGoods(shop.db);
  expect(await checkBooks()).toEqual({ code: 0, output: '0 mismatches\n' });
  await shop.db.script(`update sku_stock set reserved = 2 where sku_no = ${skuNo}`);
  const { code, output } = await checkBooks();
  expect(code).toBe(1);
  expect(output).toContain(`reserved stock is the sum of its reservations: ${skuNo}: 2 <> 0`);
  expect(output).toContain('1 mismatches');
}, 60_000);
