import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { compressPage } from '../http/compress-page';

/** The lists of the builds, by public path: each is named by its SHA-256 in base64url. */
export type HashLists = Readonly<Record<string, string>>;

/** The hashes of one build's scripts and styles, for files that a later navigation loads. */
export interface HashList {
  publicPath: string;
  name: string;
  /** Each file's SHA-256 without its prefix. */
  json: Buffer;
}

interface Build {
  publicPath: string;
  files: Record<string, string>;
}

const lists = new WeakMap<Build, HashList>();

function makeList({ publicPath, files }: Build): HashList {
  const hashes = Object.entries(files).map(([file, hash]) => [file, hash.replace('sha256-', '')]);
  const json = Buffer.from(JSON.stringify(Object.fromEntries(hashes)));
  return { publicPath, name: createHash('sha256').update(json).digest('base64url'), json };
}

/** The list of a build, made once. */
export function listFileHashes(build: Build): HashList {
  const list = lists.get(build) ?? makeList(build);
  lists.set(build, list);
  return list;
}

/** What a page says of the lists. */
export const namesOf = (all: readonly HashList[]): HashLists =>
  Object.fromEntries(all.map(({ publicPath, name }) => [publicPath, name]));

/**
 * Serves the lists to browsers (see later-files.ts).
 * @param findList the list of a name
 */
export function serveFileHashes(
  server: FastifyInstance,
  findList: (name: string) => HashList | undefined,
): void {
  const compressed = new WeakMap<Buffer, Buffer>();
  const compress = (json: Buffer): Buffer => {
    const bytes = compressed.get(json) ?? compressPage(json, 11);
    compressed.set(json, bytes);
    return bytes;
  };
  server.get<{ Params: { name: string } }>('/builds/hashes/:name.json', (request, reply) => {
    const list = findList(request.params.name);
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
