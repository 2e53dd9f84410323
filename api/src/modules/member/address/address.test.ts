import { addressCalls } from '@shop/shared/contracts';
import { MAX_ADDRESSES } from '@shop/shared/domain';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';

const textRow = z.object({ text: z.string() });

let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  who = shop.visitor();
  await who.signIn(members.fresh);
}, 120_000);
afterAll(() => shop.close());

const home = {
  alias: '집',
  receiverName: '최새봄',
  receiverPhone: '010-1234-5678',
  zip: '06134',
  road: '서울특별시 강남구 테헤란로 31',
  detail: '101호',
};

describe('address book', () => {
  it('keeps exactly one default, and passes it on when the default is deleted', async () => {
    const first = await who.call(addressCalls.create, { body: home });
    expect(first).toMatchObject({ isDefault: true, receiverPhone: '010-1234-5678', areaFeeWon: 0 });
    const second = await who.call(addressCalls.create, {
      body: { ...home, alias: '회사', isDefault: true },
    });
    const { addresses } = await who.call(addressCalls.list);
    expect(addresses.map((address) => [address.alias, address.isDefault])).toEqual([
      ['회사', true],
      ['집', false],
    ]);
    const params = { addressNo: second.addressNo };
    await who.call(addressCalls.update, {
      params,
      body: { ...home, alias: '새 회사', detail: '9층' },
    });
    const left = await who.call(addressCalls.remove, { params });
    expect(left.addresses).toMatchObject([{ alias: '집', isDefault: true }]);
    expect((await who.request(addressCalls.makeDefault, { params })).status).toBe(404);
  });

  it('makes another address the only default', async () => {
    const { addressNo } = await who.call(addressCalls.create, { body: { ...home, alias: '본가' } });
    const { addresses } = await who.call(addressCalls.makeDefault, { params: { addressNo } });
    expect(addresses.filter(({ isDefault }) => isDefault)).toMatchObject([
      { addressNo, alias: '본가' },
    ]);
  });

  it.each([
    ['receiverName', '김', '받는 분 이름을 2자 이상 입력해 주세요.'],
    ['receiverName', '가'.repeat(21), '받는 분 이름은 20자까지 입력할 수 있어요.'],
    ['receiverPhone', '12345', '휴대폰 번호를 010으로 시작하는 11자리로 입력해 주세요.'],
    [
      'receiverPhone',
      '0505-1234-5678',
      '안심번호(050)와 유선 번호는 사용할 수 없어요. 휴대폰 번호를 입력해 주세요.',
    ],
    [
      'receiverPhone',
      '02-123-4567',
      '안심번호(050)와 유선 번호는 사용할 수 없어요. 휴대폰 번호를 입력해 주세요.',
    ],
    ['receiverName', '최새\n봄', '한 줄로 입력해 주세요.'],
    ['detail', '1동\u2028 2호', '한 줄로 입력해 주세요.'],
    ['zip', '1', '주소를 검색해 주세요.'],
    ['detail', ' ', '상세 주소를 입력해 주세요.'],
  ])('explains the correction for an invalid %s', async (path, value, message) => {
    const response = await who.request(addressCalls.create, { body: { ...home, [path]: value } });
    expect(response).toMatchObject({
      status: 400,
      code: 'INVALID',
      payload: { fields: [{ path, message }] },
    });
  });

  it('counts the letters of a name as they are seen, and keeps it composed', async () => {
    const receiverName = '강남길동홍길동';
    const body = { ...home, receiverName: receiverName.normalize('NFD') };
    expect(await who.call(addressCalls.create, { body })).toMatchObject({ receiverName });
    const tooLong = { ...home, receiverName: '강'.repeat(21).normalize('NFD') };
    expect((await who.request(addressCalls.create, { body: tooLong })).status).toBe(400);
  });

  it('holds at most twenty addresses', async () => {
    const { addresses } = await who.call(addressCalls.list);
    for (let at = addresses.length; at < MAX_ADDRESSES; at += 1)
      await who.call(addressCalls.create, { body: home });
    expect(await who.request(addressCalls.create, { body: home })).toMatchObject({
      status: 422,
      code: 'ADDRESS_LIMIT',
    });
  });

  it('is encrypted in the database', async () => {
    const rows = await shop.db.rows(textRow, sql`select a::text as text from member_address a`);
    expect(rows.every(({ text }) => !/테헤란로|최새봄|1234/.test(text))).toBe(true);
  });
});

describe('address search', () => {
  const search = (q: string) => shop.visitor().call(addressCalls.search, { query: { q } });

  it('finds by road, lot number, building and postcode', async () => {
    expect((await search('테헤란로 31')).items[0]).toEqual({
      zip: '06134',
      road: '서울특별시 강남구 테헤란로 31',
      jibun: '서울특별시 강남구 역삼동 152-1',
      building: '역삼센터필드',
      areaName: null,
    });
    expect((await search('역삼동 152-1')).items[0]?.zip).toBe('06134');
    expect((await search('강남파이낸스센터')).total).toBe(1);
    expect((await search('역삼센터필드')).total).toBe(1);
    expect((await search('63080')).items[0]).toMatchObject({ areaName: '제주' });
    expect((await search('울릉')).items[0]).toMatchObject({ areaName: '도서산간' });
  });

  it.each(['테헤란로 152', '역삼동 737', '강남파이낸스센터', '06236'])(
    'finds first the address that the search page gives as its example: %s',
    async (q) => {
      expect((await search(q)).items[0]).toMatchObject({
        road: '서울특별시 강남구 테헤란로 152',
        jibun: '서울특별시 강남구 역삼동 737',
      });
    },
  );

  it('returns pages, and an empty page when nothing matches', async () => {
    const { total, pageCount, items } = await search('강남구');
    expect([total > 10, pageCount > 1, items.length]).toEqual([true, true, 10]);
    expect(await search('없는동네')).toMatchObject({ total: 0, items: [], pageCount: 1 });
    expect((await shop.visitor().request(addressCalls.search, { query: { q: '가' } })).code).toBe(
      'INVALID',
    );
  });
});

describe('the delivery area', () => {
  const areaOf = async (visitor: Visitor, zip?: string) =>
    (await visitor.call(addressCalls.area, { query: { zip } })).area;

  it('is that of the default address, and of a given postcode before it', async () => {
    await shop.db.script(
      `insert into area_fee (name, zip_from, zip_to, fee, extra_days) values ('울릉도', '40200', '40240', 5000, 2)`,
    );
    const member = shop.visitor();
    await member.signIn(members.general);
    await member.call(addressCalls.create, {
      body: { ...home, zip: '40210', road: '경상북도 울릉군 울릉읍 도동길 1', isDefault: true },
    });
    const island = { areaName: '울릉도', extraDays: 2 };
    expect(await areaOf(member)).toEqual({ place: '경상북도 울릉군', ...island });
    expect(await areaOf(member, '06134')).toEqual({ place: null, areaName: null, extraDays: 0 });

    const visitor = shop.visitor();
    expect(await areaOf(visitor)).toBeNull();
    expect(await areaOf(visitor, '40240')).toEqual({ place: null, ...island });
    await shop.db.script('delete from area_fee');
  });

  it.each(['1234', '123456', 'abcde', ''])('rejects the postcode %p', async (zip) => {
    expect((await shop.visitor().request(addressCalls.area, { query: { zip } })).status).toBe(400);
  });
});
