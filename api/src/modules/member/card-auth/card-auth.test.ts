import { cardAuthCalls, memberCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { deleteExpiredTransactions } from './card-auth.service';

const lidEncRow = z.object({ lidEnc: z.string() });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const start = (visitor: Visitor) => visitor.call(cardAuthCalls.start, { body: {} });
const resultOf = (visitor: Visitor, transactionId: string) =>
  visitor.request(cardAuthCalls.result, { params: { transactionId } });

/** The phone is another device that has only the link. */
const submitForm = (
  link: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  shop.app.inject({
    method: 'POST',
    url: link,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });
const approve = (link: string, cno = members.family) => submitForm(link, { cno });

const linkWith = (link: string, change: Record<string, string>): string => {
  const url = new URL(link, 'http://shop.test');
  for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
  return url.pathname + url.search;
};

describe('sign-in with the card company’s app', () => {
  it('passes business id, transaction id, service cert and program id to the phone', async () => {
    const started = await start(shop.visitor());
    const query = Object.fromEntries(new URL(started.phonePath, 'http://shop.test').searchParams);
    expect(query).toEqual({
      bizId: started.bizId,
      transactionId: started.transactionId,
      serviceCert: started.serviceCert,
      programId: started.programId,
    });
  });

  it('starts on one device, is approved on another, and signs in the first', async () => {
    const browser = shop.visitor();
    const { transactionId, phonePath, checkNumber } = await start(browser);
    expect((await resultOf(browser, transactionId)).payload).toEqual({ state: 'WAITING' });

    const phone = await shop.app.inject(phonePath);
    expect(phone.statusCode).toBe(200);
    expect(phone.body).toContain(checkNumber);
    expect(phone.headers['content-security-policy']).not.toContain('unsafe');
    expect((await approve(phonePath)).body).toContain('승인했어요');

    const { payload } = await resultOf(browser, transactionId);
    expect(payload.state).toBe('APPROVED');
    expect(browser.cookies.get('lid')).toBe(payload.lid);
    const back = { lid: payload.lid, state: transactionId };
    const signedIn = await browser.call(memberCalls.login, { body: back });
    expect(signedIn.mbrType).toBe('20');
    expect((await browser.request(memberCalls.loginInfo)).status).toBe(200);
  });

  it('repeats the response when it was lost, and its ticket works only once', async () => {
    const browser = shop.visitor();
    const { transactionId, phonePath } = await start(browser);
    await approve(phonePath);
    const first = await resultOf(browser, transactionId);
    const second = await resultOf(browser, transactionId);
    expect(second.payload).toEqual(first.payload);
    const { lid } = first.payload;
    const body = { lid, state: transactionId };
    await browser.call(memberCalls.login, { body });
    await browser.call(memberCalls.logout, { body: {} });
    expect((await browser.request(memberCalls.login, { body })).code).toBe('LOGIN_NOT_STARTED');
  });

  it('returns the result only to the browser that started it', async () => {
    const browser = shop.visitor();
    const { transactionId, phonePath } = await start(browser);
    await approve(phonePath);
    const passerBy = shop.visitor();
    expect((await resultOf(passerBy, transactionId)).status).toBe(404);
    await start(passerBy);
    expect((await resultOf(passerBy, transactionId)).status).toBe(404);
    expect((await resultOf(browser, transactionId)).payload.state).toBe('APPROVED');
  });

  it('returns the result to both tabs of one browser', async () => {
    const browser = shop.visitor();
    const [first, second] = [await start(browser), await start(browser)];
    expect(first.transactionId).not.toBe(second.transactionId);
    for (const { transactionId } of [first, second])
      expect((await resultOf(browser, transactionId)).payload).toEqual({ state: 'WAITING' });
  });

  it('rejects approval after a cancel on the phone', async () => {
    const browser = shop.visitor();
    const { transactionId, phonePath } = await start(browser);
    expect((await submitForm(phonePath, { cancel: 'Y' })).body).toContain('취소했어요');
    expect((await approve(phonePath)).statusCode).toBe(410);
    expect((await resultOf(browser, transactionId)).payload).toEqual({ state: 'CANCELED' });
  });

  it('expires after three minutes', async () => {
    const browser = shop.visitor();
    const { transactionId, phonePath } = await start(browser);
    shop.clock.advance(3 * 60_000);
    expect((await shop.app.inject(phonePath)).statusCode).toBe(410);
    expect((await approve(phonePath)).statusCode).toBe(410);
    expect((await resultOf(browser, transactionId)).payload).toEqual({ state: 'EXPIRED' });
  });

  it.each<Record<string, string>>([
    { serviceCert: 'forged' },
    { serviceCert: '' },
    { bizId: 'OTHER' },
    { programId: 'PAYMENT' },
    { transactionId: 'another-transaction-id' },
  ])('rejects a link changed to %j', async (change) => {
    const browser = shop.visitor();
    const { transactionId, phonePath } = await start(browser);
    const link = linkWith(phonePath, change);
    expect((await shop.app.inject(link)).statusCode).toBe(410);
    expect((await approve(link)).statusCode).toBe(410);
    expect((await resultOf(browser, transactionId)).payload).toEqual({ state: 'WAITING' });
  });

  it('rejects approval by an unknown customer or another site', async () => {
    const browser = shop.visitor();
    const { transactionId, phonePath } = await start(browser);
    expect((await approve(phonePath, 'nobody')).statusCode).toBe(410);
    const foreign = { origin: 'https://evil.example', cookie: 'shopGuest=1' };
    expect((await submitForm(phonePath, { cno: members.family }, foreign)).statusCode).toBe(403);
    expect((await resultOf(browser, transactionId)).payload).toEqual({ state: 'WAITING' });
  });

  it('keeps the holder cookie from scripts and the ticket encrypted', async () => {
    const browser = shop.visitor();
    const response = await browser.request(cardAuthCalls.start, { body: {} });
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/^authHolder=[\w-]{32}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    const { transactionId, phonePath } = response.payload;
    await approve(phonePath);
    const { payload } = await resultOf(browser, transactionId);
    const row = await shop.db.one(
      lidEncRow,
      sql`select lid_enc from sandbox_auth_transaction where transaction_id = ${transactionId}`,
    );
    expect(row.lidEnc).not.toContain(payload.lid);
  });

  it('is deleted when it can no longer be completed', async () => {
    const browser = shop.visitor();
    const { transactionId } = await start(browser);
    await deleteExpiredTransactions(shop.db, new Date(shop.clock.now().getTime() + 4 * 60_000));
    expect((await resultOf(browser, transactionId)).status).toBe(404);
  });
});
