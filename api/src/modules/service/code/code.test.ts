import { codeCalls } from '@shop/shared/contracts';
import { codeGroups } from '@shop/shared/domain';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { openTestShop, type TestShop } from '../../../testing/shop';

const totalRow = z.object({ total: z.number() });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const rowsOf = (grpCd: string) =>
  codeGroups
    .find((group) => group.grpCd === grpCd)
    ?.codes.map(([cd, cdNm, ref1Val = null]) => ({ cd, cdNm, ref1Val, ref2Val: null }));

it("serves every group in the contract's shape when the shop has no goods", async () => {
  const grpCds = codeGroups.map(({ grpCd }) => grpCd);
  const groups = await shop.visitor().call(codeCalls.getGrpCdList, { body: { grpCds } });
  expect(Object.keys(groups).sort()).toEqual([...grpCds].sort());
  for (const grpCd of grpCds) expect([grpCd, groups[grpCd]]).toEqual([grpCd, rowsOf(grpCd)]);
  const { total } = await shop.db.one(totalRow, sql`select count(*)::int as total from code_group`);
  expect(total).toBe(grpCds.length);
});

it('returns a single group by name, returns 404 for an unknown one, and omits it from a list', async () => {
  const visitor = shop.visitor();
  expect(await visitor.call(codeCalls.getGrp, { query: { grpCd: 'PR093' } })).toEqual({
    grpCd: 'PR093',
    grpNm: '홈 탭',
    list: rowsOf('PR093'),
  });
  expect(await visitor.request(codeCalls.getGrp, { query: { grpCd: 'ZZ999' } })).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  });
  const body = { grpCds: ['ZZ999', 'DP057'] };
  expect(Object.keys(await visitor.call(codeCalls.getGrpCdList, { body }))).toEqual(['DP057']);
});

it('does not serve an inactive code', async () => {
  await shop.db.run(sql`update code set use_yn = false where grp_cd = 'ME057' and cd = '40'`);
  const { list } = await shop.visitor().call(codeCalls.getGrp, { query: { grpCd: 'ME057' } });
  expect(list.map(({ cd }) => cd)).toEqual(['10', '20', '30', '50', '60']);
});
