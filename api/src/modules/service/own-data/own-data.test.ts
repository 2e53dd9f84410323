import {
  addressCalls,
  counselCalls,
  favoriteCalls,
  orderCalls,
  ownDataCalls,
  profileCalls,
  reviewCalls,
} from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { checkIdentity } from '../../../testing/check-identity';
import { buyAndDeliver } from '../../../testing/delivered';
import { addGoods } from '../../../testing/goods';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { notCopied, sections } from './sections';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const signedIn = async (cno: string): Promise<Visitor> => {
  const who = shop.visitor();
  await who.signIn(cno);
  return who;
};

/** Leaves a word of the member in every place that takes one. @returns the words */
async function leaveTraces(who: Visitor, word: string): Promise<string[]> {
  await who.call(addressCalls.create, {
    body: {
      receiverName: `${word}받음`,
      receiverPhone: '01098761234',
      zip: '03052',
      road: `${word}로 11`,
      detail: `${word}동 101호`,
      isDefault: true,
    },
  });
  const { skuNo, goodsNo } = await addGoods(shop.db, { priceWon: 20_000, stock: 20 });
  const { orderNo, itemNos } = await buyAndDeliver(shop, who, [{ skuNo, qty: 1 }]);
  for (const itemNo of itemNos) await who.call(orderCalls.confirm, { params: { itemNo } });
  await who.call(reviewCalls.write, {
    body: {
      itemNo: itemNos[0] as number,
      score: 5,
      body: `${word} 색이 화면과 같아서 마음에 들어요.`,
    },
  });
  await who.call(counselCalls.ask, {
    body: {
      type: 'DELIVERY_WHEN',
      title: `${word} 문의`,
      body: `${word} 언제 도착하나요?`,
      orderNo,
    },
  });
  await who.call(favoriteCalls.createFolder, { body: { name: `${word} 목록` } });
  await who.call(favoriteCalls.set, { body: { targetCd: '10', no: goodsNo, isOn: true } });
  await who.call(profileCalls.setSize, {
    params: { body: 'FEMALE' },
    body: { heightCm: '171', weightKg: '', footMm: '' },
  });
  return [
    ...['받음', '로 11', '동 101호', ' 색이', ' 문의', ' 언제', ' 목록'].map(
      (rest) => `${word}${rest}`,
    ),
    orderNo,
    '01098761234',
    '171',
  ];
}

it('copies all that a member has left, and nothing of others, after a check of the identity', async () => {
  const mine = await signedIn(members.family);
  const words = await leaveTraces(mine, '달무리');
  const other = await signedIn(members.general);
  const foreign = await leaveTraces(other, '해거름');
  expect(await mine.request(ownDataCalls.copy)).toMatchObject({
    status: 403,
    code: 'CHECK_REQUIRED',
  });
  await checkIdentity(shop, mine);
  const { name, phone, email } = await mine.call(profileCalls.view);
  const copy = JSON.stringify(await mine.call(ownDataCalls.copy));
  for (const word of [...words, name, phone.replace(/\D/g, ''), email])
    expect(copy).toContain(word);
  expect(foreign.slice(0, 8).filter((word) => copy.includes(word))).toEqual([]);
  expect(copy).not.toContain('_enc');
  expect(copy).toContain('구매확정');
});

const tableRow = z.object({ tableName: z.string() });

it('names every table that has rows of a member', async () => {
  const rows = await shop.db.rows(
    tableRow,
    sql`select distinct table_name from information_schema.columns
      where table_schema = 'public' and column_name in ('member_no', 'sender_no', 'registered_by', 'used_by')
        and table_name in (select tablename from pg_tables where schemaname = 'public')
      order by table_name`,
  );
  const named = new Set([...sections.flatMap(({ tables }) => tables), ...Object.keys(notCopied)]);
  expect(rows.map(({ tableName }) => tableName).filter((name) => !named.has(name))).toEqual([]);
});
