import { basketCalls, goodsCalls } from '@shop/shared/contracts';
import { createApp } from '../../create-app';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/caller';
import { callQuery } from '../../query/call-query';
import { readSession, visitorSession } from '../../session/session';
import { page } from './page';
import type { PageDefinition, PageRequest } from './page-definition';

const detail = callQuery(goodsCalls.detail, { params: { goodsNo: 7 } });
const related = callQuery(goodsCalls.related, { params: { goodsNo: 7 } });

type Answers = Record<string, () => unknown>;

function appWith(responses: Answers, { isServer = true, isMember = false } = {}) {
  const requestedIds: string[] = [];
  const call = (async ({ id }: { id: string }) => {
    requestedIds.push(id);
    const response = responses[id];
    if (!response) throw new ApiError(404, 'NOT_FOUND', id);
    return response();
  }) as unknown as Caller;
  const session = isMember ? readSession('shopSession=1795233600.10') : visitorSession;
  return {
    asked: requestedIds,
    app: createApp({
      call,
      session,
      isServer,
      renderedAtMs: 0,
      paths: { order: ['/basket!', '/order!'], mypage: ['/mypage!'] },
    }),
  };
}

const definition = (more: Partial<PageDefinition> = {}): PageDefinition => ({
  id: 'goods.detail',
  path: '/goods/detail',
  queryParams: ['goodsNo'],
  title: '상품',
  load: () => ({ critical: [detail], deferred: [related] }),
  component: async () => ({ Page: () => null }),
  ...more,
});

/** Runs the loader. @returns null, or what it throws */
async function runLoader(
  { app }: ReturnType<typeof appWith>,
  more: Partial<PageDefinition> = {},
  address = '/goods/detail?goodsNo=7',
): Promise<unknown> {
  const { loader } = page(definition(more), app);
  if (!loader) throw new Error('A page has a loader.');
  try {
    await loader({ url: new URL(address, 'http://shop.test'), params: {} });
    return null;
  } catch (thrown) {
    return thrown;
  }
}

const refuse = (status: number) => () => {
  throw new ApiError(status, 'X', '');
};

describe('on the server', () => {
  test('caches critical and deferred data before rendering', async () => {
    const shop = appWith({ 'goods.detail': () => 'goods', 'goods.related': () => 'others' });
    expect(await runLoader(shop)).toBeNull();
    expect(shop.app.queryClient.getQueryData(detail.queryKey)).toBe('goods');
    expect(shop.app.queryClient.getQueryData(related.queryKey)).toBe('others');
  });

  test('responds 404 when a critical query is a 404', async () => {
    expect(await runLoader(appWith({}))).toMatchObject({ status: 404 });
  });

  test('ignores a failed deferred query', async () => {
    const shop = appWith({ 'goods.detail': () => 'goods', 'goods.related': refuse(500) });
    expect(await runLoader(shop)).toBeNull();
    expect(shop.app.outcome.status).toBeUndefined();
  });

  test('does not wait for a late deferred query', async () => {
    const shop = appWith({
      'goods.detail': () => 'goods',
      'goods.related': () => new Promise(() => {}),
    });
    const startedAt = performance.now();
    expect(await runLoader(shop)).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(3000);
    expect(shop.app.queryClient.getQueryData(related.queryKey)).toBeUndefined();
  });

  test.each([
    [409, 409],
    [429, 503],
    [503, 503],
    [0, 503],
  ])('answers a critical query that failed with %i by page status %i', async (status, expected) => {
    const shop = appWith({ 'goods.detail': refuse(status) });
    expect(await runLoader(shop)).toBeNull();
    expect(shop.app.outcome.status).toBe(expected);
  });

  test('redirects to login when the session expires during loading', async () => {
    expect(await runLoader(appWith({ 'goods.detail': refuse(401) }))).toMatchObject({
      status: 302,
      to: '/common/login-auth?returnTo=%2Fgoods%2Fdetail%3FgoodsNo%3D7',
    });
  });

  test('redirects home when the session was revoked', async () => {
    expect(await runLoader(appWith({ 'goods.detail': refuse(901) }))).toMatchObject({
      status: 302,
      to: '/',
    });
  });

  test("redirects where the page's recover says", async () => {
    const thrown = await runLoader(appWith({ 'goods.detail': refuse(410) }), {
      recover: (error) => ((error as ApiError).status === 410 ? '/gone' : undefined),
    });
    expect(thrown).toMatchObject({ to: '/gone' });
  });

  test('rethrows an unexpected error', async () => {
    const shop = appWith({
      'goods.detail': () => {
        throw new RangeError('ours');
      },
    });
    expect(await runLoader(shop)).toBeInstanceOf(RangeError);
  });
});

test('responds 404 without loading data when validation fails', async () => {
  const shop = appWith({ 'goods.detail': () => 'goods' });
  const more = {
    validate: ({ query }: { query: URLSearchParams }) => Number(query.get('goodsNo')) > 0,
  };
  expect(await runLoader(shop, more, '/goods/detail?goodsNo=abc')).toMatchObject({ status: 404 });
  expect(shop.asked).toEqual([]);
  expect(await runLoader(shop, more)).toBeNull();
});

test('passes only the declared query parameters to the page', async () => {
  const queries: string[] = [];
  const validate = ({ query }: PageRequest) => queries.push(query.toString()) > 0;
  await runLoader(appWith({}), { validate }, '/goods/detail?utm_source=a&modalId=b&goodsNo=7');
  expect(queries).toEqual(['goodsNo=7&modalId=b']);
});

test('redirects where validation says', async () => {
  const shop = appWith({ 'goods.detail': () => 'goods' });
  const thrown = await runLoader(shop, { validate: () => '/search' });
  expect(thrown).toMatchObject({ status: 302, to: '/search' });
  expect(shop.asked).toEqual([]);
});

test('does not load data of a member page for a visitor', async () => {
  const more = { load: () => ({ critical: [callQuery(basketCalls.view, {})] }) };
  const shop = appWith({ 'basket.view': () => ({}) });
  expect(await runLoader(shop, more, '/basket')).toMatchObject({ status: 302 });
  expect(shop.asked).toEqual([]);
  const member = appWith({ 'basket.view': () => ({}) }, { isMember: true });
  expect(await runLoader(member, more, '/basket')).toBeNull();
  expect(member.asked).toEqual(['basket.view']);
});

describe('in the browser', () => {
  test('does not wait for data and leaves failures to the sections', async () => {
    const shop = appWith({ 'goods.detail': () => new Promise(() => {}) }, { isServer: false });
    expect(await runLoader(shop)).toBeNull();
    expect(shop.asked).toEqual(['goods.detail', 'goods.related']);
  });

  test('prefetches code and critical data', async () => {
    const component = jest.fn(async () => ({ Page: () => null }));
    const shop = appWith({ 'goods.detail': () => 'goods' }, { isServer: false });
    const { handle } = page(definition({ component }), shop.app);
    const url = new URL('http://shop.test/goods/detail?goodsNo=7');
    await handle.prefetch({ url, query: url.searchParams, params: {} });
    expect([component.mock.calls.length, shop.asked]).toEqual([1, ['goods.detail']]);
    expect(handle.module()).toBeDefined();
  });

  test('does not prefetch a page that would redirect', async () => {
    const component = jest.fn(async () => ({ Page: () => null }));
    const shop = appWith({ 'goods.detail': () => 'goods' }, { isServer: false });
    const { handle } = page(definition({ path: '/mypage', component }), shop.app);
    const url = new URL('http://shop.test/mypage');
    await handle.prefetch({ url, query: url.searchParams, params: {} });
    expect([component.mock.calls.length, shop.asked]).toEqual([0, []]);
  });
});

describe('forced colour mode', () => {
  test('is kept', () => {
    const { handle } = page(definition({ colourMode: 'dark' }), appWith({}).app);
    expect(handle.page.colourMode).toBe('dark');
  });

  test('system is rejected with a warning', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { handle } = page(definition({ colourMode: 'system' as never }), appWith({}).app);
    expect(handle.page.colourMode).toBeUndefined();
    expect(warn.mock.calls).toEqual([
      ['The page goods.detail may not force the colour mode "system".'],
    ]);
    warn.mockRestore();
  });
});

test("turns status 801 of a call into the page's error", async () => {
  const shop = appWith({
    'goods.detail': () => {
      throw new ApiError(503, '801', '');
    },
  });
  expect(await runLoader(shop)).toMatchObject({ status: 801 });
});
