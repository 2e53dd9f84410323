import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from './config';

const closed = [
  '/api/',
  '/basket',
  '/order',
  '/payment',
  '/mypage',
  '/claim',
  '/cs',
  '/common/',
  '/auth/',
  '/test/',
  '/markup/',
];

export function serveSeo(server: FastifyInstance, config: GatewayConfig): void {
  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...closed.map((path) => `Disallow: ${path}`),
          `Sitemap: ${config.publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  server.get('/favicon.svg', (_request, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#14161A"/><circle cx="16" cy="17" r="7" fill="none" stroke="#fff" stroke-width="3.4"/><path d="M16 4.5v5" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/></svg>',
      ),
  );
}
