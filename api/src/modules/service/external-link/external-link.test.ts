import { externalLinkCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { seedExternalLinks } from '../../../testing/sample';
import { openTestShop, type TestShop } from '../../../testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await seedExternalLinks(shop.deps);
}, 120_000);
afterAll(() => shop.close());

const consents = () =>
  shop.deps.db.rows(
    z.unknown(),
    sql`select code, member_no is not null as is_member, data_items from external_link_consent`,
  );
const agree = { body: { isAgreed: true } } as const;

test('returns the operator and the shared data, but not the address', async () => {
  const link = await shop
    .visitor()
    .call(externalLinkCalls.detail, { params: { code: 'card-loan' } });
  expect(link).toMatchObject({
    operator: '온담카드 주식회사',
    host: 'loan.ondamcard.example',
    dataItems: ['이름', '생년월일', '휴대폰 번호'],
  });
  expect(JSON.stringify(link)).not.toContain('https://');
});

test.each(['nobody', 'https:evil', '..', 'CARD-LOAN'])(
  'returns 404 for partner %s',
  async (code) => {
    const response = await shop.visitor().request(externalLinkCalls.detail, { params: { code } });
    expect([400, 404]).toContain(response.status);
  },
);

test('requires sign-in when data is shared, and stores the consent as it was given', async () => {
  const visitor = shop.visitor();
  const input = { params: { code: 'card-loan' }, ...agree };
  expect((await visitor.request(externalLinkCalls.consent, input)).status).toBe(401);
  expect(await consents()).toEqual([]);
  await visitor.signIn();
  const { url } = await visitor.call(externalLinkCalls.consent, input);
  expect(url).toBe('https://loan.ondamcard.example/limit');
  expect(await consents()).toEqual([
    { code: 'card-loan', isMember: true, dataItems: ['이름', '생년월일', '휴대폰 번호'] },
  ]);
});

test('lets a visitor continue when no data is shared, and accepts only a yes', async () => {
  const visitor = shop.visitor();
  const input = { params: { code: 'insurance' } };
  const refused = await visitor.request(externalLinkCalls.consent, {
    ...input,
    body: { isAgreed: false as unknown as true },
  });
  expect(refused.status).toBe(400);
  const { url } = await visitor.call(externalLinkCalls.consent, { ...input, ...agree });
  expect(url).toBe('https://travel.hangyeol.example/main');
});

test('returns 404 for a former partner', async () => {
  await shop.deps.db.run(sql`update external_link set use_yn = false where code = 'insurance'`);
  const response = await shop
    .visitor()
    .request(externalLinkCalls.detail, { params: { code: 'insurance' } });
  expect(response.status).toBe(404);
});
