import { systemNowMs } from '@shop/shared/app';
import { business } from '@shop/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { LiveReleases } from '../builds/live-releases';
import type { GatewayConfig } from '../http/config';
import { serveSitemap } from './sitemap';

/** The shell's; those of the remotes are the ones that need a login. */
const disallowedPaths = [
  '/api/',
  '/common/',
  '/auth/',
  '/error/',
  '/gateway/',
  '/test/',
  '/markup/',
];

const memberPaths = (releases: LiveReleases): string[] =>
  Object.values(releases.choose(undefined).paths)
    .flat()
    .filter((prefix) => /!\$?$/.test(prefix))
    .map((prefix) => prefix.replace(/!\$?$/, ''));

/** Half a year; RFC 9116 asks for less than one. */
const SECURITY_CONTACT_MS = 182 * 24 * 3_600_000;

/** /.well-known/security.txt (RFC 9116): where a security fault is reported. */
function serveSecurityContact(
  server: FastifyInstance,
  { publicUrl, settings }: GatewayConfig,
): void {
  const { email } = settings?.business ?? business;
  server.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${email}`,
          `Expires: ${new Date(systemNowMs() + SECURITY_CONTACT_MS).toISOString()}`,
          'Preferred-Languages: ko, en',
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      ),
  );
}

/** robots.txt, security contact and sitemap. */
export function serveSeo(
  server: FastifyInstance,
  config: GatewayConfig,
  releases: LiveReleases,
): void {
  server.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(
      [
        'User-agent: *',
        // Product feeds for price comparison sites.
        'Allow: /api/feeds/',
        ...[...disallowedPaths, ...memberPaths(releases)].map((path) => `Disallow: ${path}`),
        `Sitemap: ${config.publicUrl}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  );
  serveSecurityContact(server, config);
  serveSitemap(server, config);
}
