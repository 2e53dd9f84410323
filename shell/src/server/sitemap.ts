import { goodsCalls, paths } from '@shop/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { createServerCaller } from './api-client';
import type { GatewayConfig } from './config';

const kinds = ['goods', 'category', 'brand', 'planShop'] as const;
type Kind = (typeof kinds)[number];

const pathOf: Record<Kind, (no: number) => string> = {
  goods: (no) => paths.goods(no),
  category: (no) => paths.category(no),
  brand: (no) => paths.brand(no),
  planShop: (no) => paths.planShop(no),
};

const xml = (text: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${text}`;
const escapeXml = (text: string): string => text.replaceAll('&', '&amp;');
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap index at /sitemap.xml, and its parts in the api's page size. */
export function serveSitemap(server: FastifyInstance, config: GatewayConfig): void {
  const call = createServerCaller(config, '');
  const fetchPart = (kind: Kind, page: number) =>
    call(goodsCalls.sitemap, { query: { kind, page } });

  server.get('/sitemap.xml', async (_request, reply) => {
    const counts = await Promise.all(kinds.map((kind) => fetchPart(kind, 1)));
    const parts = kinds.flatMap((kind, i) => {
      const { total = 0, pageSize = 1 } = counts[i] ?? {};
      return Array.from(
        { length: Math.max(1, Math.ceil(total / pageSize)) },
        (_, page) => `${kind}-${page + 1}`,
      );
    });
    const rows = parts.map(
      (name) => `<sitemap><loc>${config.publicUrl}/sitemap/${name}.xml</loc></sitemap>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(xml(`<sitemapindex ${NAMESPACE}>${rows.join('')}</sitemapindex>`));
  });

  server.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const match = /^(goods|category|brand|planShop)-(\d{1,4})\.xml$/.exec(request.params.file);
    if (!match) return reply.code(404).type('text/plain').send('Not Found');
    const kind = match[1] as Kind;
    const { entries } = await fetchPart(kind, Number(match[2]));
    const rows = entries.map(
      ({ no, updatedAt }) =>
        `<url><loc>${escapeXml(config.publicUrl + pathOf[kind](no))}</loc><lastmod>${updatedAt.slice(0, 10)}</lastmod></url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(xml(`<urlset ${NAMESPACE}>${rows.join('')}</urlset>`));
  });
}
