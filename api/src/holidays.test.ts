import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { goodsCalls } from '@shop/shared/contracts';
import { LAST_COVERED_DATE, movableHolidays } from '@shop/shared/domain';
import { z } from 'zod';
import { holidayWarning } from './holidays';
import { sql } from './platform/db/sql';
import { addGoods } from './testing/goods';
import { openTestShop, type TestShop } from './testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const calendarOf = z.record(z.string(), z.record(z.string(), z.array(z.string())));
const fixed = /-(01-01|03-01|05-05|06-06|08-15|10-03|10-09|12-25)$/;

it('has the official public holidays from 2026 to the last year of the holiday package', () => {
  // The package is an ES module, which the test runner cannot load.
  const file = pathToFileURL(require.resolve('@hyunbinseo/holidays-kr/all')).href;
  const print = `import * as all from '${file}'; console.log(JSON.stringify(all))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', print], {
    cwd: shop.deps.config.apiRoot,
    encoding: 'utf8',
  });
  const years = Object.entries(calendarOf.parse(JSON.parse(output))).filter(
    ([year]) => year >= 'y2026',
  );
  const dates = years.flatMap(([, days]) => Object.keys(days)).filter((date) => !fixed.test(date));
  // Holidays on a Sunday change nothing, because Sundays have no deliveries anyway.
  const weekday = (date: string) => new Date(date).getUTCDay() > 0;
  expect(movableHolidays.filter(weekday)).toEqual(dates.filter(weekday).sort());
  expect(LAST_COVERED_DATE).toBe(`${years.at(-1)?.[0].slice(1)}-12-31`);
});

const listRow = z.object({ days: z.array(z.string()) });
it('has the same holidays in the database', async () => {
  const { days } = await shop.db.one(
    listRow,
    sql`select array_agg(distinct day order by day) as days
      from generate_series('2026-01-01'::date, '2028-06-01'::date, interval '1 month') from_day,
        json_array_elements_text(rest_days(from_day::date)) day`,
  );
  expect(days).toEqual([...movableHolidays].sort());
});

it('sends the holidays after the dispatch day of pre-order goods', async () => {
  const { goodsNo } = await addGoods(shop.db);
  await shop.db.run(
    sql`update goods set goods_type = 'RESERVATION', ship_from = '2027-02-04' where goods_no = ${goodsNo}`,
  );
  const { delivery } = await shop.visitor().call(goodsCalls.detail, { params: { goodsNo } });
  expect(delivery.restDays).toEqual(['2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09']);
});

it.each([
  ['2027-10-01', false],
  ['2027-12-01', true],
  ['2029-01-01', true],
])('warns at a start on %s that holidays are missing: %s', (day, isWarned) => {
  expect(holidayWarning(new Date(day)) !== undefined).toBe(isWarned);
});
