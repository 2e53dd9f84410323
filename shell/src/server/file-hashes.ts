import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { compressPage } from './compress-page';
import { hashOf } from './verify-release';

/** The hashes of all scripts and styles of the builds, for files that a later navigation loads. */
export interface FileHashes {
  /** Changes with the content. */
  path: string;
  /** Of the list itself. */
  integrity: string;
  /** Folder by folder, each file's SHA-256 without its prefix. */
  json: Buffer;
}

interface Build {
  publicPath: string;
  files: Record<string, string>;
}

export function listFileHashes(builds: readonly Build[]): FileHashes {
  const list = Object.fromEntries(
    builds.map(({ publicPath, files }) => [
      publicPath,
      Object.fromEntries(
        Object.entries(files).map(([file, hash]) => [file, hash.replace('sha256-', '')]),
      ),
    ]),
  );
  const json = Buffer.from(JSON.stringify(list));
  const name = createHash('sha256').update(json).digest('hex').slice(0, 16);
  return { path: `/builds/hashes/${name}.json`, integrity: hashOf(json), json };
}

/**
 * Serves the lists to browsers (see later-files-script.ts).
 * @param findList the list at a path
 */
export function serveFileHashes(
  server: FastifyInstance,
  findList: (path: string) => FileHashes | undefined,
): void {
  const compressed = new WeakMap<Buffer, Buffer>();
  const compress = (json: Buffer): Buffer => {
    const bytes = compressed.get(json) ?? compressPage(json, 11);
    compressed.set(json, bytes);
    return bytes;
  };
  server.get('/builds/hashes/:file', (request, reply) => {
    const list = findList(request.url);
    if (!list) return reply.code(404).send({ message: 'No such list' });
    const { json } = list;
    const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    if (isCompressed) reply.header('content-encoding', 'br');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type('application/json; charset=utf-8')
      .send(isCompressed ? compress(json) : json);
  });
}
