import { createResponseCache } from '@shop/shared/node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/errors';
import { isAdultVerified } from '../../member/adult';
import { adultPictureKeys } from './adult-pictures.repository';

/** Pictures of goods that become adult goods are guarded at most this much later, twice when stale. */
const KEYS_TTL_MS = 60_000;

const pictureParams = z.object({ '*': z.string() });

/** The key of `/images/<key>`; undefined for every other URL. */
const pictureKeyOf = ({ url, params }: FastifyRequest): string | undefined =>
  url.startsWith('/images/') ? pictureParams.safeParse(params).data?.['*'] : undefined;

/**
 * Sends pictures of adult goods to verified members only, and lets no cache keep them. The image route
 * does not know goods, so this stands before it.
 */
export function guardPictures(app: FastifyInstance, deps: Deps): void {
  const { db, sessions, clock } = deps;
  const cache = createResponseCache<ReadonlySet<string>>({ maxSize: 1, sizeOf: () => 1 });
  const loadKeys = async () => ({
    value: new Set(await adultPictureKeys(db)),
    ttlMs: KEYS_TTL_MS,
  });
  app.addHook('onRequest', async (request, reply) => {
    const key = pictureKeyOf(request);
    if (key === undefined || !(await cache.read('keys', loadKeys)).has(key)) return;
    reply.header('cache-control', 'private, no-store');
    const session = await sessions.read(request);
    const isVerified = await isAdultVerified(db, session?.memberNo, clock.now());
    if (!isVerified) throw notFound('없는 이미지예요.');
  });
}
