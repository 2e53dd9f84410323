import fs from 'node:fs';
import path from 'node:path';
import { type BuildRef, hashOf, readRelease } from '@shop/releases/builds';
import { codeOf } from '@shop/shared/node';
import type { FastifyInstance } from 'fastify';
import type { GatewayFonts } from './page-builds';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

export interface Asset {
  type: string;
  raw: Buffer;
  brotli?: Buffer;
}

export function readAssets(folder: string, publicPath: string): Map<string, Asset> {
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

const isCode = (file: string): boolean => /\.(js|css)$/.test(file);

/** A file of a build; its scripts and styles as the build lists them. @throws when the file was changed or does not exist */
function readFile(ref: BuildRef, file: string): Asset | undefined {
  const { files, folder } = readRelease(ref);
  const type = types[path.extname(file)];
  const isListed = Object.hasOwn(files, file);
  if (!type || (isCode(file) && !isListed)) return undefined;
  const raw = fs.readFileSync(path.join(folder, 'client', file));
  if (isListed && hashOf(raw) !== files[file]) throw new Error(`${file} of ${folder} was changed.`);
  return { type, raw };
}

/**
 * One file of a build that is not in memory; undefined when the build has no such file or was deleted
 * while a page of it was still open.
 * @throws when the file was changed
 */
export function readFormerAsset(ref: BuildRef, file: string): Asset | undefined {
  try {
    return readFile(ref, file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Serves the immutable, precompressed build files from memory.
 * @param findAsset looks among the files of the builds
 */
export function serveAssets(
  server: FastifyInstance,
  fonts: GatewayFonts,
  findAsset: (url: string) => Asset | undefined,
): void {
  const ofFonts = fonts ? readAssets(fonts.folder, '/assets/fonts/') : new Map<string, Asset>();
  server.get('/assets/*', (request, reply) => {
    const url = request.url.split('?', 1)[0] ?? '';
    const asset = ofFonts.get(url) ?? findAsset(url);
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
