import * as contracts from '@shop/shared/contracts';
import {
  addressCalls,
  basketCalls,
  type Call,
  favoriteCalls,
  orderCalls,
  orderSheetCalls,
} from '@shop/shared/contracts';
import { shapeOfCall, shapesOfCalls } from '@shop/shared/contracts/shapes';
import { openSheet, place } from './testing/checkout';
import { give } from './testing/gifts';
import { addGoods } from './testing/goods';
import { openTestShop, type TestShop } from './testing/shop';
import { members } from './testing/visitor';

/** Who may do what, generated from the contract: a new row is covered on the day it appears. */
let shop: TestShop;
beforeAll(async () => {
  // By name, because one test signs in from other addresses.
  shop = await openTestShop({ env: { ALLOW_SANDBOX: 'identity' } });
}, 120_000);
afterAll(() => shop.close());

const rows: Call[] = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Calls') && name !== 'defineCalls')
  .flatMap(([, calls]) => Object.values(calls as unknown as Record<string, Call>));

const inject = (row: Call, path: string, headers: Record<string, string> = {}, body: object = {}) =>
  shop.app.inject({
    method: row.method,
    url: path,
    headers: { 'idempotency-key': `rights-${row.id}-${path}`, ...headers },
    payload: row.method === 'GET' || row.method === 'DELETE' ? undefined : body,
  });

it('every row of the contract has a route', () => {
  const bound = new Set(shop.bindings.map((binding) => binding.call.id));
  expect(rows.map((row) => row.id).filter((id) => !bound.has(id))).toEqual([]);
});

it('every member row refuses a visitor, and one whose token is not ours', async () => {
  const memberRows = rows.filter((row) => row.auth === 'member');
  expect(memberRows.length).toBeGreaterThan(25);
  for (const row of memberRows) {
    const path = row.path.replace(/:\w+/g, '1');
    for (const headers of [{}, { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }]) {
      const response = await inject(row, path, headers as Record<string, string>);
      expect({ id: row.id, status: response.statusCode, code: response.json().code }).toEqual({
        id: row.id,
        status: 401,
        code: 'LOGIN_REQUIRED',
      });
    }
  }
});

it('no public row requires a sign-in', async () => {
  for (const row of rows.filter((one) => one.auth !== 'member')) {
    const response = await inject(row, row.path.replace(/:\w+/g, '1'));
    expect([row.id, response.json().code]).not.toEqual([row.id, 'LOGIN_REQUIRED']);
  }
});

/** What a row needs besides the owner's number in its path. */
const bodies: Record<string, object> = {
  'address.update': {
    receiverName: '남의집',
    receiverPhone: '01012345678',
    zip: '06134',
    road: '길 1',
    detail: '1',
  },
  'favorite.renameFolder': { name: '남의 폴더' },
  'order.changeAddress': { addressNo: 1 },
  'orderSheet.recommend': { code: null },
  'payment.setRefundAccount': { bankCd: '088', accountNo: '1101234567', holderName: '남' },
};

it('every row about owned data returns 404 to another member', async () => {
  const owner = shop.visitor();
  await owner.signIn(members.general);
  const goods = await addGoods(shop.db);
  await owner.call(basketCalls.add, { body: { items: [{ skuNo: goods.skuNo, qty: 1 }] } });
  const order = await place(owner, await openSheet(owner, [{ skuNo: goods.skuNo, qty: 1 }]));
  const spare = await openSheet(owner, [{ skuNo: goods.skuNo, qty: 1 }]);
  const { addresses } = await owner.call(addressCalls.list);
  const detail = await owner.call(orderCalls.detail, { params: { orderNo: order.orderNo } });
  const {
    folders: [folder],
  } = await owner.call(favoriteCalls.createFolder, { body: { name: '선물' } });
  const owned: Record<string, string> = {
    addressNo: String(addresses[0]?.addressNo),
    orderNo: order.orderNo,
    paymentNo: order.paymentNo,
    sheetNo: spare.sheetNo,
    itemNo: String(detail.items[0]?.itemNo),
    folderNo: String(folder?.folderNo),
    giftNo: (await give(shop, owner, [{ skuNo: goods.skuNo, qty: 1 }])).giftNo,
  };
  const stranger = shop.visitor();
  await stranger.signIn(members.corporate);
  const cookie = [...stranger.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const tried: string[] = [];
  for (const row of rows.filter((one) => one.auth === 'member')) {
    const names = [...row.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
    if (!names.some((name) => name in owned)) continue;
    tried.push(row.id);
    const path = row.path.replace(/:(\w+)/g, (_, name: string) => owned[name] ?? '1');
    const response = await inject(row, path, { cookie }, bodies[row.id]);
    expect([row.id, response.statusCode]).toEqual([row.id, 404]);
  }
  expect(tried).toEqual(
    expect.arrayContaining([
      orderCalls.detail.id,
      orderSheetCalls.view.id,
      addressCalls.remove.id,
      orderCalls.confirm.id,
    ]),
  );
  expect((await owner.call(addressCalls.list)).addresses).toEqual(addresses);
});

it('responds in one envelope: wrong input names its fields, an unknown path is a 404', async () => {
  const wrong = await shop.app.inject('/api/goods/v1/front/abc');
  expect([wrong.statusCode, wrong.json().code, wrong.json().payload.fields[0].path]).toEqual([
    400,
    'INVALID',
    'goodsNo',
  ]);
  expect((await shop.app.inject('/api/nothing/here')).json()).toEqual({
    code: 'NOT_FOUND',
    message: '찾을 수 없어요.',
  });
  const broken = await shop.app.inject({
    method: 'POST',
    url: '/member/v1/front/login',
    headers: { 'content-type': 'application/json' },
    payload: '{"lid":',
  });
  expect([broken.statusCode, broken.json().code]).toEqual([400, 'HTTP_400']);
  expect((await shop.app.inject('/api/health')).json()).toEqual({ status: 'ok' });
  expect((await shop.app.inject('/ready')).json()).toEqual({ status: 'ready' });
});

it('sign-in is limited by the address the gateway names; the gateway itself is not', async () => {
  const tryOnce = (headers: Record<string, string>) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/member/v1/front/localLogin',
      headers,
      payload: { cno: 'nobody' },
    });
  const crowd = { 'x-forwarded-for': '203.0.113.7' };
  const codes: number[] = [];
  for (let at = 0; at < 61; at += 1) codes.push((await tryOnce(crowd)).statusCode);
  expect([codes[59], codes[60]]).toEqual([401, 429]);
  expect((await tryOnce(crowd)).json()).toMatchObject({
    code: 'HTTP_429',
    message: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
  });
  expect((await tryOnce({ 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(401);
  expect((await tryOnce({})).statusCode).toBe(401);
});

it('serves what its release states: every call of the contract with these shapes', () => {
  const served = shop.bindings.map(({ call, schema }) => [call.id, shapeOfCall(call, schema)]);
  expect(Object.fromEntries(served)).toEqual(shapesOfCalls());
});
