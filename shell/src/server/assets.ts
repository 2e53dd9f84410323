import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Releases } from './releases';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

interface Asset {
  type: string;
  raw: Buffer;
  brotli?: Buffer;
}

function readAssets(folder: string, publicPath: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const file of fs.readdirSync(folder)) {
    const type = types[path.extname(file)];
    if (!type) continue;
    const compressed = path.join(folder, `${file}.br`);
    assets.set(`${publicPath}${file}`, {
      type,
      raw: fs.readFileSync(path.join(folder, file)),
      brotli: fs.existsSync(compressed) ? fs.readFileSync(compressed) : undefined,
    });
  }
  return assets;
}

const assetsOf = ({ shell, remotes, fonts }: Releases): Map<string, Asset> =>
  new Map([
    ...[shell, ...Object.values(remotes)].flatMap(({ folder, publicPath }) => [
      ...readAssets(path.join(folder, 'client'), publicPath),
    ]),
    ...(fonts ? readAssets(fonts.folder, '/assets/fonts/') : []),
  ]);

/** Serves the immutable, precompressed build files from memory. */
export function serveAssets(server: FastifyInstance, releases: Releases): void {
  const assets = assetsOf(releases);
  server.get('/assets/*', (request, reply) => {
    const asset = assets.get(request.url.split('?', 1)[0] ?? '');
    if (!asset) return reply.code(404).type('text/plain').send('Not Found');
    const isCompressed = asset.brotli && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    if (isCompressed) reply.header('content-encoding', 'br');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(asset.type)
      .send(isCompressed ? asset.brotli : asset.raw);
  });
}
