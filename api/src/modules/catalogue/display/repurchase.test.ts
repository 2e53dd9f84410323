import { displayCalls } from '@shop/shared/contracts';
import { daysMs, hoursMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { buy } from '../../../testing/checkout';
import { addGoods, type TestGoods } from '../../../testing/goods';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members } from '../../../testing/visitor';

const CORNER_NO = 13;
const FOOD = 501;
const RICE = 502;
const COATS = 503;

let shop: TestShop;
let rice: TestGoods;
let coat: TestGoods;

const addTo = async (path: readonly number[], name: string): Promise<TestGoods> => {
  const goods = await addGoods(shop.db, { name });
  await shop.db.run(sql`
    update goods set category_no = ${path.at(-1)}, category_path = ${[...path]} where goods_no = ${goods.goodsNo}`);
  return goods;
};

beforeAll(async () => {
  shop = await openTestShop();
  await shop.db.run(sql`
    insert into category (category_no, parent_no, depth, path, name, repurchase_days) values
      (${FOOD}, null, 1, ${[FOOD]}, '식품', 21), (${RICE}, ${FOOD}, 2, ${[FOOD, RICE]}, '쌀', null),
      (${COATS}, null, 1, ${[COATS]}, '코트', null)`);
  rice = await addTo([FOOD, RICE], '햅쌀');
  coat = await addTo([COATS], '롱코트');
  await shop.db.run(sql`
    insert into display_page (page_no, page_cd, title) values (1, 'MAIN', '홈')`);
  await shop.db.run(sql`
    insert into corner (corner_no, page_no, corner_id, sort, title, rule)
    values (${CORNER_NO}, 1, 'repeated-purchase', 0, '다시 살 때가 됐어요',
      ${{ type: 'personal', source: 'repeated', audience: 'member', size: 4 }})`);
}, 60_000);
afterAll(() => shop.close());

// Sessions end while the clock is advanced.
const signedIn = async (cno: string) => {
  const member = shop.visitor();
  await member.signIn(cno);
  return member;
};

const purchase = async (cno: string, ...goods: readonly TestGoods[]) =>
  buy(
    shop,
    await signedIn(cno),
    goods.map(({ skuNo }) => ({ skuNo, qty: 1 })),
  );

const offeredTo = async (cno: string) => {
  const member = await signedIn(cno);
  const { items } = await member.call(displayCalls.personal, {
    params: { cornerNo: CORNER_NO },
    query: {},
  });
  return items.map((item) => (item.type === 'goods' ? [item.goods.name, item.reason] : item.type));
};

const boughtAgainAs = [['햅쌀', expect.stringMatching(/^\d+월 \d+일에 샀어요$/)]];

test('offers goods bought once when the interval of their category has passed, and lasting goods never', async () => {
  await purchase(members.general, rice, coat);
  expect(await offeredTo(members.general)).toEqual([]);
  shop.clock.advance(daysMs(20));
  expect(await offeredTo(members.general)).toEqual([]);
  shop.clock.advance(daysMs(1));
  expect(await offeredTo(members.general)).toEqual(boughtAgainAs);
  expect(await offeredTo(members.family)).toEqual([]);
});

test("uses the member's own interval when they bought the goods twice", async () => {
  await purchase(members.family, rice);
  shop.clock.advance(daysMs(10));
  await purchase(members.family, rice);
  expect(await offeredTo(members.family)).toEqual([]);
  shop.clock.advance(daysMs(9));
  expect(await offeredTo(members.family)).toEqual([]);
  shop.clock.advance(daysMs(1));
  expect(await offeredTo(members.family)).toEqual(boughtAgainAs);
});

test('waits a week after two purchases within an hour', async () => {
  await purchase(members.corporate, rice);
  shop.clock.advance(hoursMs(1));
  await purchase(members.corporate, rice);
  shop.clock.advance(daysMs(6));
  expect(await offeredTo(members.corporate)).toEqual([]);
  shop.clock.advance(daysMs(1));
  expect(await offeredTo(members.corporate)).toEqual(boughtAgainAs);
});
