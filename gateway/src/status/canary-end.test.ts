import { createHash } from 'node:crypto';
import { rebuild } from '@shop/releases/testing';
import type { FastifyInstance } from 'fastify';
import type { FakeResponse } from '../testing/fake-api';
import { createGateway } from '../testing/gateway-in-place';
import { type ReleasedShop, writeReleasedShop } from '../testing/released-shop';

let shop: ReleasedShop;
let gateway: FastifyInstance;
let failures: () => FakeResponse;

const browserFailure = {
  app: 'display',
  build: 'display0001',
  message: 'TypeError: of a browser',
  times: 2,
  lastAt: '2026-11-25T08:00:00.000Z',
};

beforeEach(async () => {
  failures = () => ({ status: 200, payload: { failures: [browserFailure] } });
  shop = await writeReleasedShop({
    handlers: {
      '/client-failures': () => failures(),
      '/api/refused': () => ({ status: 400 }),
      '/api/unauthorized': () => ({ status: 401 }),
      '/api/order/v1/front/basket': () => ({ status: 200, payload: {} }),
    },
  });
});
afterEach(async () => {
  await gateway.close();
  await shop.close();
});

const start = async () => {
  gateway = await createGateway({
    ...shop.config,
    canaryPollMs: 20,
    trustedProxies: ['127.0.0.1'],
  });
};

const visitor = (no: number) => `releaseVisitor=${no.toString(16).padStart(16, '0')}`;
const open = (url: string, no: number) => gateway.inject({ url, headers: { cookie: visitor(no) } });
const idOf = async (no: number): Promise<string> =>
  (await open('/builds/latest.json', no)).json().id;
const report = (no: number, id: string, errors: object) =>
  gateway.inject({
    method: 'POST',
    url: '/builds/report',
    headers: { 'content-type': 'text/plain', 'x-forwarded-for': `198.51.100.${no}` },
    payload: JSON.stringify({
      id,
      views: { display: 1 },
      errors,
      loadFailures: {},
      landing: 'display',
    }),
  });
const empty = { id: 'ab', views: {}, errors: {}, loadFailures: {}, landing: 'display' };
const canary = async () => (await shop.store.latest()).apps.display?.canary;
const changes = async () => (await shop.store.revisions()).at(-1)?.changes;

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const endsAt = Date.now() + 15_000;
  while (!(await isTrue())) {
    if (Date.now() > endsAt) throw new Error('It did not become true within 15 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function startCanary(edit: (code: string) => string): Promise<void> {
  rebuild(shop.rootDir, 'display', 'display0002', { edit });
  // Without the rule `renders`, which would refuse this build.
  await shop.releaser.publish('display', ['renders']);
  await shop.releaser.canary('display', 50);
  await start();
}

/** Opens the home page as many visitors, and reports for each of them. */
async function visit(count: number, errorsOf: (isCanary: boolean) => object): Promise<void> {
  const stableId = await stableIdOf();
  for (let no = 0; no < count; no += 1) {
    const id = await idOf(no);
    await open('/main', no);
    expect((await report(no, id, errorsOf(id !== stableId))).statusCode).toBe(204);
  }
}

/** Without an id a visitor gets the stable builds. */
const stableIdOf = async (): Promise<string> =>
  (await gateway.inject('/builds/latest.json')).json().id;

it('ends a canary whose pages fail in browsers, with the reason in the history', async () => {
  await startCanary((code) => code.replaceAll('홈 화면', '새 홈'));
  await visit(120, (isCanary) => (isCanary ? { display: 1 } : {}));
  await until(async () => (await canary()) === undefined);
  expect(await changes()).toEqual([
    expect.objectContaining({
      action: 'rollback',
      app: 'display',
      build: 'display0002',
      by: 'gateway',
      reason: expect.stringMatching(/^100\.0 % of its visitors met a failure/),
    }),
  ]);
  const stableId = await stableIdOf();
  await until(async () => (await idOf(1)) === stableId && (await idOf(2)) === stableId);
});

it('ends a canary whose server build throws', async () => {
  await startCanary((code) =>
    code.replaceAll('홈 화면', "' + (() => { throw new Error('broken'); })() + '"),
  );
  await visit(120, () => ({}));
  await until(async () => (await canary()) === undefined);
  expect((await changes())?.[0]?.reason).toMatch(/were not rendered on the server/);
  expect((await gateway.inject('/builds/status')).body).toMatch(
    /Error: broken<small>trace [0-9a-f]{32}</,
  );
});

const comeToLife = (no: number, id: string) =>
  gateway.inject({
    method: 'POST',
    url: `/builds/alive/${id}/display`,
    headers: { 'x-forwarded-for': `198.51.100.${no}`, cookie: visitor(no) },
  });

it('ends a canary whose documents do not come to life', async () => {
  await startCanary((code) => code.replaceAll('홈 화면', '새 홈'));
  const stableId = await stableIdOf();
  for (let no = 0; no < 60; no += 1) {
    const id = await idOf(no);
    await open('/main', no);
    if (id === stableId) expect((await comeToLife(no, id)).statusCode).toBe(204);
  }
  await until(async () => (await canary()) === undefined);
  expect((await changes())?.[0]?.reason).toMatch(/^100\.0 % of its documents did not come to life/);
});

it('ends a canary whose calls are refused, and counts none of a session that ended', async () => {
  await startCanary((code) => code.replaceAll('홈 화면', '새 홈'));
  const stableId = await stableIdOf();
  for (let no = 0; no < 60; no += 1) {
    const isCanary = (await idOf(no)) !== stableId;
    const url = isCanary ? '/api/refused' : '/api/unauthorized';
    const headers = { cookie: visitor(no), 'x-forwarded-for': `198.51.100.${no}` };
    expect((await gateway.inject({ url, headers })).statusCode).toBe(isCanary ? 400 : 401);
  }
  await until(async () => (await canary()) === undefined);
  expect((await changes())?.[0]?.reason).toBe(
    '100.0 % of its callers had a call refused, 0.0 % of the stable build’s',
  );
});

it('ends a canary whose visitors add nothing to their basket, although nothing fails', async () => {
  await startCanary((code) => code.replaceAll('홈 화면', '새 홈'));
  const stableId = await stableIdOf();
  for (let no = 0; no < 240; no += 1) {
    const id = await idOf(no);
    await open('/main', no);
    await comeToLife(no, id);
    if (id !== stableId || no % 4 !== 0) continue;
    const { statusCode } = await gateway.inject({
      method: 'POST',
      url: '/api/order/v1/front/basket',
      headers: { cookie: visitor(no), 'x-forwarded-for': `198.51.100.${no}` },
      payload: {},
    });
    expect(statusCode).toBe(200);
  }
  expect(await canary()).toBeDefined();
  const now = performance.now.bind(performance);
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + 900_000);
  await until(async () => (await canary()) === undefined);
  clock.mockRestore();
  expect((await changes())?.[0]?.reason).toMatch(
    /^100\.0 % of its visitors put nothing into their basket, 7\d\.\d % of the stable build’s/,
  );
});

it('lets a canary go on whose visitors fail as often as the others', async () => {
  await startCanary((code) => code.replaceAll('홈 화면', '새 홈'));
  let no = 0;
  await visit(120, () => (no++ % 10 === 0 ? { display: 1 } : {}));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await canary()).toMatchObject({ build: 'display0002', percent: 50 });
});

it('ignores reports of unknown builds, and refuses what is no report', async () => {
  await start();
  expect((await report(1, 'abcdef', { display: 1 })).statusCode).toBe(204);
  const waits = (ms: number[]) => ({ loads: { display: { code: { ms, cached: 0 } } } });
  const wrong = [
    { id: 1 },
    { id: 'ab', views: { display: -1 } },
    { ...empty, ...waits([-1]) },
    { ...empty, ...waits(Array(9).fill(1)) },
    { ...empty, loads: { display: { other: { ms: [], cached: 0 } } } },
    'text',
    null,
  ];
  for (const payload of wrong) {
    const response = await gateway.inject({
      method: 'POST',
      url: '/builds/report',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify(payload),
    });
    expect(response.statusCode).toBe(400);
  }
  const metrics = await gateway.inject('/metrics');
  expect(metrics.body).not.toContain('shop_errors_total{');
});

it('shows the counts to this machine only', async () => {
  await start();
  await open('/main', 1);
  const { body } = await gateway.inject('/metrics');
  expect(body).toContain('shop_documents_total{app="display"');
  expect(body).toContain('shop_render_ms_count{app="display",build="display0001"} 1');
  expect((await gateway.inject('/builds/status')).body).toContain('<h2 id="display">');
  for (const url of ['/metrics', '/builds/status']) {
    const response = await gateway.inject({ url, headers: { 'x-forwarded-for': '198.51.100.1' } });
    expect(response.statusCode).toBe(404);
  }
});

it('takes load times of browsers', async () => {
  await start();
  const loads = { display: { entry: { ms: [250], cached: 2 } } };
  const response = await gateway.inject({
    method: 'POST',
    url: '/builds/report',
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify({ ...empty, id: await stableIdOf(), loads }),
  });
  expect(response.statusCode).toBe(204);
  const { body } = await gateway.inject('/metrics');
  const labels = 'app="display",build="display0001",phase="entry"';
  expect(body).toContain(`shop_load_ms_bucket{${labels},le="300"} 1`);
  expect(body).toContain(`shop_load_cached_total{${labels}} 2`);
});

it('shows the owner and the stored errors of browsers, under a strict policy', async () => {
  await start();
  const { body, headers } = await gateway.inject('/builds/status');
  expect(shop.api.asked.at(-1)?.query.get('builds')).toContain('display.display0001');
  expect(body).toContain('담당 display &lt;team&gt;');
  expect(body).toContain('TypeError: of a browser');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; img-src 'self'; style-src 'sha256-/);
  expect(policy).not.toContain('unsafe');
  for (const [, css = ''] of body.matchAll(/<style>(.*?)<\/style>/gs)) {
    const hash = createHash('sha256').update(css).digest('base64');
    expect(policy).toContain(`'sha256-${hash}'`);
  }
});

it('shows the page without the errors of browsers when the api does not answer', async () => {
  await start();
  failures = () => ({ status: 503 });
  const { statusCode, body } = await gateway.inject('/builds/status');
  expect([statusCode, body.includes('class="notice"')]).toEqual([200, true]);
});
