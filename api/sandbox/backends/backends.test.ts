import { openTestShop, type TestShop } from '../../src/testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const get = async (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers });

describe('the parent service', () => {
  const status = '/api/loca/app/api/LPMSTAT_P100.lc';

  it('responds in its envelope, with and without /api, and reads the JWT header', async () => {
    for (const url of [status, status.slice(4)]) {
      expect((await get(url, { jwt: 'x' })).json()).toEqual({
        Status: { code: 0, msgCode: '0000', message: '' },
        timestamp: shop.clock.now().toISOString(),
        isLoggedIn: true,
      });
    }
    expect((await get(status)).json()).toMatchObject({ isLoggedIn: false });
  });

  it('accepts a form', async () => {
    const form = new FormData();
    form.append('memo', '문 앞');
    const request = new Request('http://x/', { method: 'POST', body: form });
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/loca/app/api/LPMFILE_P100.lc',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(response.json()).toMatchObject({ Status: { code: 0 }, isForm: true });
    expect(response.json().bytes).toBeGreaterThan(50);
  });

  it('simulates each fault of the query', async () => {
    expect((await get(`${status}?fault=refused`)).json().Status.code).toBeLessThan(0);
    expect((await get(`${status}?fault=silent`)).json().Status.message).toBe('');
    expect((await get(`${status}?fault=garbage`)).body).toContain('<h1>');
    expect((await get(`${status}?fault=down`)).statusCode).toBe(502);
  });
});

describe('the trip service', () => {
  it('responds in its envelope', async () => {
    const { code, status, error, payload } = (await get('/api/trip/v1/terminals')).json();
    expect([code, status, error]).toEqual(['0000', 200, null]);
    expect(payload[0]).toEqual({ terminalId: '010', name: '서울고속버스터미널' });
  });

  it('recognises a member by LPTKN or JWT', async () => {
    const tickets = '/api/trip/v1/tickets';
    expect((await get(tickets)).json().code).toBe('-200');
    for (const name of ['lptkn', 'jwt'])
      expect((await get(tickets, { [name]: 'x' })).json().payload).toEqual({ tickets: [] });
  });

  it('simulates each fault of the query', async () => {
    const fail = async (fault: string) =>
      (await get(`/api/trip/v1/terminals?fault=${fault}`)).json();
    expect(await fail('refused')).toMatchObject({ code: '9001', error: expect.any(String) });
    expect(await fail('silent')).toMatchObject({ code: '9002', error: null });
    expect(await fail('ended')).toMatchObject({ code: '-200' });
    expect(await fail('unknown')).toMatchObject({ msgCode: 'AS0044004' });
  });
});
