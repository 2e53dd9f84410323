import { goodsCalls } from '@shop/shared/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../http/config';
import { startFakeApi } from '../testing/fake-api';
import { serveSitemap } from './sitemap';

const PAGE_SIZE = 2;
const totals: Record<string, number> = { goods: 5, category: 2, brand: 0, planShop: 1 };

let api: Awaited<ReturnType<typeof startFakeApi>>;
let server: FastifyInstance;

beforeAll(async () => {
  api = await startFakeApi({
    [goodsCalls.sitemap.path]: ({ query }) => {
      const total = totals[query.get('kind') ?? ''] ?? 0;
      const first = (Number(query.get('page')) - 1) * PAGE_SIZE + 1;
      const count = Math.max(0, Math.min(PAGE_SIZE, total - first + 1));
      const entries = Array.from({ length: count }, (_, i) => ({
        no: first + i,
        updatedAt: '2026-11-21T09:00:00Z',
      }));
      return { status: 200, payload: { total, pageSize: PAGE_SIZE, entries } };
    },
  });
  server = fastify();
  serveSitemap(server, { apiUrl: api.url, publicUrl: 'https://shop.example' } as GatewayConfig);
});
afterAll(async () => {
  await server.close();
  await api.close();
});

const locationsOf = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location);

test('the index lists the parts of every kind', async () => {
  const { headers, body } = await server.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(body).toContain('<sitemapindex');
  expect(locationsOf(body)).toEqual(
    ['goods-1', 'goods-2', 'goods-3', 'category-1', 'planShop-1'].map(
      (name) => `https://shop.example/sitemap/${name}.xml`,
    ),
  );
});

test('the parts together list every page once', async () => {
  const parts = await Promise.all(
    [1, 2, 3].map((page) => server.inject(`/sitemap/goods-${page}.xml`)),
  );
  const locations = parts.map(({ body }) => locationsOf(body));
  expect(locations.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(locations.flat()).toEqual(
    [1, 2, 3, 4, 5].map((no) => `https://shop.example/goods/detail?goodsNo=${no}`),
  );
  expect(parts[0]?.body).toContain('<lastmod>2026-11-21</lastmod>');
});

test.each(['goods-4', 'goods-0', 'goods', 'brand-1', 'members-1', 'goods-99999'])(
  'responds 404 to the part %s, which does not exist',
  async (name) => {
    expect((await server.inject(`/sitemap/${name}.xml`)).statusCode).toBe(404);
  },
);
