import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from './config';
import { favicon } from './favicon';
import { serveSitemap } from './sitemap';

const disallowedPaths = [
  '/api/',
  '/basket',
  '/order',
  '/payment',
  '/mypage',
  '/claim',
  '/cs',
  '/common/',
  '/auth/',
  '/error/',
  '/gateway/',
  '/test/',
  '/markup/',
];

/** robots.txt, favicon and sitemap. */
export function serveSeo(server: FastifyInstance, config: GatewayConfig): void {
  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...disallowedPaths.map((path) => `Disallow: ${path}`),
          `Sitemap: ${config.publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  server.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
  );
  serveSitemap(server, config);
}
