import fs from 'node:fs';
import path from 'node:path';
import { site } from '@shop/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { favicon } from './http/favicon';

/** `gateway/icons`, for the sources in `src` and for the bundle in `dist`. */
const FOLDER = path.resolve(__dirname, '../icons');

/** Files with fixed addresses, which devices and link previews ask for. */
const files = {
  '/favicon.ico': { file: 'favicon.ico', type: 'image/x-icon' },
  '/apple-touch-icon.png': { file: 'apple-touch-icon.png', type: 'image/png' },
  '/apple-touch-icon-precomposed.png': { file: 'apple-touch-icon.png', type: 'image/png' },
  '/icon-192.png': { file: 'icon-192.png', type: 'image/png' },
  '/icon-512.png': { file: 'icon-512.png', type: 'image/png' },
} as const;

const manifest = JSON.stringify({
  name: site.name,
  short_name: site.name,
  lang: 'ko',
  start_url: '/main',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ),
});

/** Icons of browsers and devices, and the web app manifest. */
export function serveIcons(server: FastifyInstance): void {
  const serve = (address: string, type: string, body: string | Buffer): void => {
    server.get(address, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=86400').send(body),
    );
  };
  serve('/favicon.svg', 'image/svg+xml', favicon);
  serve('/manifest.webmanifest', 'application/manifest+json', manifest);
  for (const [address, { file, type }] of Object.entries(files))
    serve(address, type, fs.readFileSync(path.join(FOLDER, file)));
}
