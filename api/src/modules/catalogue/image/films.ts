import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../platform/errors';

const DAY_SECONDS = 86_400;
const types: Record<string, string> = {
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
};

/**
 * Parses `bytes=0-499`, `bytes=500-` or `bytes=-200` for a file of this size. Undefined for the
 * whole file, null for an unsatisfiable range.
 */
export function readRange(
  header: string | undefined,
  size: number,
): { from: number; to: number } | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to && from < size ? { from, to } : null;
}

/** Serves videos of display corners and their captions from one folder, with byte ranges. */
export function serveFilms(app: FastifyInstance, folder: string): void {
  app.get<{ Params: { name: string } }>('/images/v/:name', async (request, reply) => {
    const [, name, ending = ''] =
      /^([a-z0-9-]{1,60})\.(webm|mp4|vtt)$/.exec(request.params.name) ?? [];
    const film = name && (await readFile(join(folder, `${name}.${ending}`)).catch(() => undefined));
    if (!film) throw notFound('없는 영상이에요.');
    reply
      .type(types[ending] ?? '')
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .header('accept-ranges', 'bytes');
    const range = readRange(request.headers.range, film.length);
    if (range === undefined) return reply.send(film);
    if (range === null) {
      return reply.code(416).header('content-range', `bytes */${film.length}`).send();
    }
    const { from, to } = range;
    return reply
      .code(206)
      .header('content-range', `bytes ${from}-${to}/${film.length}`)
      .send(film.subarray(from, to + 1));
  });
}
