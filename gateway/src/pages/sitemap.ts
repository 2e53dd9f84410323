import { goodsCalls, paths } from '@shop/shared/contracts';
import { isTableKey } from '@shop/shared/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GatewayConfig } from '../http/config';
import { createServerCaller } from '../session/api-client';

const kinds = ['goods', 'category', 'brand', 'planShop'] as const;
type Kind = (typeof kinds)[number];

const pathOf: Record<Kind, (no: number) => string> = {
  goods: (no) => paths.goods(no),
  category: (no) => paths.category(no),
  brand: (no) => paths.brand(no),
  planShop: (no) => paths.planShop(no),
};

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;');
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const sendXml = (reply: FastifyReply, body: string): FastifyReply =>
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`);

const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain').send('Not Found');

/**
 * A sitemap index at /sitemap.xml and its parts. A part has as many URLs as a page of the api's list,
 * which is below the protocol's limit of 50,000.
 */
export function serveSitemap(server: FastifyInstance, config: GatewayConfig): void {
  const call = createServerCaller(config, '');
  const fetchPart = (kind: Kind, page: number) =>
    call(goodsCalls.sitemap, { query: { kind, page } });

  const partsOf = async (kind: Kind): Promise<string[]> => {
    const { total, pageSize } = await fetchPart(kind, 1);
    return Array.from({ length: Math.ceil(total / pageSize) }, (_, i) => `${kind}-${i + 1}`);
  };

  server.get('/sitemap.xml', async (_request, reply) => {
    const parts = (await Promise.all(kinds.map(partsOf))).flat();
    const rows = parts.map(
      (name) => `<sitemap><loc>${config.publicUrl}/sitemap/${name}.xml</loc></sitemap>`,
    );
    return sendXml(reply, `<sitemapindex ${NAMESPACE}>${rows.join('')}</sitemapindex>`);
  });

  server.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const [, kind = '', part] = /^(\w+)-([1-9]\d{0,3})\.xml$/.exec(request.params.file) ?? [];
    if (!isTableKey(pathOf, kind)) return sendNotFound(reply);
    const { entries } = await fetchPart(kind, Number(part));
    if (entries.length === 0) return sendNotFound(reply);
    const rows = entries.map(
      ({ no, updatedAt }) =>
        `<url><loc>${escapeXml(config.publicUrl + pathOf[kind](no))}</loc><lastmod>${updatedAt.slice(0, 10)}</lastmod></url>`,
    );
    return sendXml(reply, `<urlset ${NAMESPACE}>${rows.join('')}</urlset>`);
  });
}
