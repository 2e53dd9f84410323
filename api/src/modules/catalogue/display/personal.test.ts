import { type Corner, displayCalls } from '@shop/shared/contracts';
import { displaySchemas } from '@shop/shared/contracts/schemas';
import { keysOf } from '@shop/shared/domain';
import { sql } from '../../../platform/db/sql';
import { buy } from '../../../testing/checkout';
import { addGoods, type TestGoods } from '../../../testing/goods';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';

let shop: TestShop;
let goods: TestGoods[];
const corners = {
  recent: 11,
  related: 12,
  careService: 14,
  approval: 15,
  card: 16,
  search: 17,
  category: 18,
  age: 19,
  common: 20,
};

const addCorner = (name: string, cornerNo: number) => {
  const rule =
    name === 'common' ? null : { type: 'personal', source: name, audience: 'anyone', size: 8 };
  return shop.db.run(sql`
    insert into corner (corner_no, page_no, corner_id, sort, title, rule)
    values (${cornerNo}, 1, ${name === 'common' ? 'text-banner' : 'recent'}, ${cornerNo}, ${name}, ${rule})`);
};

beforeAll(async () => {
  shop = await openTestShop();
  goods = [];
  for (const name of ['머그', '머그 접시', '러닝화']) goods.push(await addGoods(shop.db, { name }));
  await shop.db.run(sql`
    update goods set jamo_text = ${keysOf('머그')} where name like '머그%'`);
  await shop.db.run(sql`
    insert into display_page (page_no, page_cd, title) values (1, 'MAIN', '홈')`);
  for (const [name, cornerNo] of Object.entries(corners)) await addCorner(name, cornerNo);
  await shop.db.run(sql`
    insert into corner_item (corner_no, sort, type, title) values
      (${corners.card}, 0, 'content', '카드를 만들어 보세요'), (${corners.card}, 1, 'content', '내 카드 혜택')`);
}, 60_000);
afterAll(() => shop.close());

const readCorner = async (
  who: Visitor,
  cornerNo: number,
  query: { goodsNos?: string; word?: string } = {},
): Promise<Corner> => {
  const corner = await who.call(displayCalls.personal, { params: { cornerNo }, query });
  expect(displaySchemas.personal.reply.safeParse(corner).error?.issues).toBeUndefined();
  return corner;
};
const namesIn = ({ items }: Corner) =>
  items.map((item) => (item.type === 'goods' ? item.goods.name : 'title' in item && item.title));
const nos = (...which: number[]) => which.map((at) => goods[at]?.goodsNo).join();

const signedIn = async (cno: string) => {
  const member = shop.visitor();
  await member.signIn(cno);
  return member;
};

test('returns personal corners of a page without their items', async () => {
  const { corners: shown } = await shop
    .visitor()
    .call(displayCalls.page, { query: { pageCd: 'MAIN' } });
  expect(shown.map(({ personal, items }) => [personal, items.length])).toEqual(
    Array.from({ length: 8 }, () => ['anyone', 0]),
  );
});

test('returns goods viewed on the device in their order and omits unknown numbers', async () => {
  const corner = await readCorner(shop.visitor(), corners.recent, {
    goodsNos: `${nos(2)},999999,${nos(0)}`,
  });
  expect(namesIn(corner)).toEqual(['러닝화', '머그']);
  expect(namesIn(await readCorner(shop.visitor(), corners.recent))).toEqual([]);
});

test('gives a reason for related and searched goods and omits viewed goods', async () => {
  const related = await readCorner(shop.visitor(), corners.related, { goodsNos: nos(0) });
  expect(namesIn(related).sort()).toEqual(['러닝화', '머그 접시']);
  expect(related.items[0]).toMatchObject({ reason: '최근에 본 상품과 비슷해요' });
  const found = await readCorner(shop.visitor(), corners.search, {
    word: '머그',
    goodsNos: nos(0),
  });
  expect(namesIn(found)).toEqual(['머그 접시']);
  expect(found.items[0]).toMatchObject({ reason: '최근에 찾은 ‘머그’ 상품이에요' });
  expect(
    (await readCorner(shop.visitor(), corners.category, { goodsNos: nos(0) })).items,
  ).toHaveLength(2);
});

test('invites a visitor to sign in, and shows a member parcels, basket and approved payments', async () => {
  const visitor = shop.visitor();
  expect(namesIn(await readCorner(visitor, corners.careService))).toEqual([
    '로그인하면 배송과 쿠폰 소식을 알려 드려요',
  ]);
  expect((await readCorner(visitor, corners.approval)).items).toEqual([]);

  const member = await signedIn(members.corporate);
  expect((await readCorner(member, corners.careService)).items).toEqual([]);
  const orderNo = await buy(shop, member, [{ skuNo: goods[0]?.skuNo ?? 0, qty: 2 }]);
  const [receipt] = (await readCorner(member, corners.approval)).items;
  expect(receipt).toMatchObject({ title: '머그', link: `/mypage/order/detail?orderNo=${orderNo}` });
  await shop.db.run(sql`
    update order_item set state = 'DELIVERY_ING' where order_no = ${orderNo}`);
  expect(namesIn(await readCorner(member, corners.careService))).toContain(
    '배송중인 상품이 1개 있어요',
  );
  expect((await readCorner(member, corners.age)).items).toHaveLength(1);
});

test("chooses the card corner's item by whether the member holds our card", async () => {
  expect(namesIn(await readCorner(shop.visitor(), corners.card))).toEqual(['카드를 만들어 보세요']);
  expect(namesIn(await readCorner(await signedIn(members.general), corners.card))).toEqual([
    '내 카드 혜택',
  ]);
});

test('관심없음 hides goods for this member only, and the last choice applies', async () => {
  const member = await signedIn(members.family);
  const say = (feedback: '1' | '2') =>
    member.call(displayCalls.feedback, {
      body: { cornerNo: corners.recent, goodsNo: goods[2]?.goodsNo ?? 0, feedback },
    });
  const seen = { goodsNos: nos(2) };
  await say('2');
  expect((await readCorner(member, corners.recent, seen)).items).toEqual([]);
  expect((await readCorner(shop.visitor(), corners.recent, seen)).items).toHaveLength(1);
  await say('1');
  expect((await readCorner(member, corners.recent, seen)).items).toHaveLength(1);
});

test('returns 404 for an unknown or non-personal corner, and requires a member for feedback', async () => {
  const visitor = shop.visitor();
  for (const cornerNo of [corners.common, 4242]) {
    expect((await visitor.request(displayCalls.personal, { params: { cornerNo } })).status).toBe(
      404,
    );
  }
  const body = { cornerNo: 1, goodsNo: 1, feedback: '1' as const };
  expect((await visitor.request(displayCalls.feedback, { body })).status).toBe(401);
});
