import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Body } from '../http/body';
import { securityHeaders } from '../http/security';
import { bytesOf, sendRefusal } from '../http/send-rendered';

const FOLDER = '/linked/';
/** Files whose documents have left the page cache; a cached document keeps its own files. */
const MAX_BYTES = 48 * 1024 * 1024;

/** What a document needs after its first screen: its data. */
export interface LinkedText {
  /** Named by the content, so every gateway that has rendered it has it there. */
  address: string;
  text: string;
}

export interface LinkedFile extends Body {
  address: string;
}

export const linkedText = (text: string): LinkedText => ({
  address: `${FOLDER}${createHash('sha256').update(text).digest('base64url').slice(0, 22)}.json`,
  text,
});

export interface LinkedFiles {
  keep(file: LinkedFile): void;
  find(address: string): Body | undefined;
}

/** The files of the documents that this gateway has sent lately. */
export function createLinkedFiles(maxBytes = MAX_BYTES): LinkedFiles {
  const kept = new LRUCache<string, Body>({
    maxSize: maxBytes,
    sizeCalculation: ({ raw, brotli }) => raw.length + brotli.length,
  });
  return {
    keep: ({ address, raw, brotli }) => void kept.set(address, { raw, brotli }),
    find: (address) => kept.get(address),
  };
}

/** The path of the page whose document asks, by the Referer header. */
function pageOf({ headers }: FastifyRequest): string | undefined {
  if (!headers.referer || !URL.canParse(headers.referer)) return undefined;
  const { pathname, search } = new URL(headers.referer);
  return pathname + search;
}

/**
 * Serves the files to which documents link. The document may be from another gateway: a page of which this one
 * does not have the file is rendered here too, or read from the cache, and the same content has the same files.
 * A refused rendering is answered as that of a page, so that the browser does not load the document again.
 * @param filesOfPage the files of the page at this path as a visitor sees it
 */
export function serveLinkedFiles(
  server: FastifyInstance,
  files: LinkedFiles,
  filesOfPage: (request: FastifyRequest, path: string) => Promise<readonly LinkedFile[]>,
): void {
  const find = async (request: FastifyRequest): Promise<Body | undefined> => {
    const known = files.find(request.url);
    const page = pageOf(request);
    if (known || !page) return known;
    const all = await filesOfPage(request, page);
    return all.find(({ address }) => address === request.url);
  };
  server.get(`${FOLDER}*`, { errorHandler: sendRefusal }, async (request, reply) => {
    const file = await find(request);
    reply.headers(securityHeaders).header('x-robots-tag', 'noindex');
    if (!file) return reply.code(404).send({ message: 'No such file' });
    const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    if (isCompressed) reply.header('content-encoding', 'br');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type('application/json; charset=utf-8')
      .send(bytesOf(isCompressed ? file.brotli : file.raw));
  });
}
