import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Deps, Module } from '../../../platform/deps';
import { AppError, notFound, unavailable } from '../../../platform/errors';
import { GateFull } from '../../../platform/gate';
import { mapTimeout } from '../../../platform/with-timeout';
import { imagesDown } from '../../../ports';
import { serveFilms } from './films';
import { imageFolders } from './image-folders';
import { imageFormatFor } from './image-format';
import { readImageSize } from './image-size';
import { createImageStore } from './image-store';
import { renderImage } from './render';

const FOR_GOOD = 'public, max-age=31536000, immutable';
/** A withdrawn picture is gone from every cache after five minutes. */
const WITHDRAWABLE = 'public, max-age=300';
const HOUR_MS = 3_600_000;
const MEGABYTE = 1_048_576;

const badSize = () => new AppError(400, 'BAD_SIZE', 'w와 h는 1부터 9999까지의 픽셀 수여야 해요.');
const busy = () => unavailable('BUSY', '지금은 이용자가 많아요. 잠시 후 다시 시도해 주세요.');

function servePictures(app: FastifyInstance, deps: Deps): void {
  const { config, jobs, rateLimits } = deps;
  const { images } = deps.adapters;
  const store = createImageStore({
    folder: imageFolders(config).cache,
    maxDiskBytes: 2_048 * MEGABYTE,
    maxMemoryBytes: 48 * MEGABYTE,
  });
  jobs.everyOnMachine('image.prune', HOUR_MS, () => store.prune());

  app.get<{ Params: { '*': string }; Querystring: { w?: unknown; h?: unknown } }>(
    '/images/*',
    { config: rateLimits.configOf('cached') },
    async (request, reply) => {
      const key = request.params['*'];
      const version = images.versionOf(key);
      if (version === undefined) throw notFound('없는 이미지예요.');
      const isPublished = await mapTimeout(
        images.isPublished?.(key) ?? Promise.resolve(undefined),
        imagesDown,
      );
      if (isPublished === false) throw notFound('없는 이미지예요.');
      const size = readImageSize(request.query.w, request.query.h);
      if (!size) throw badSize();
      const format = imageFormatFor(request.headers.accept);
      const name = `${version}:${key}:${size.width}x${size.height ?? ''}.${format}`;
      const render = async () =>
        renderImage(await mapTimeout(images.read(key), imagesDown), size, format);
      const picture = await store.read(name, render).catch((error: unknown) => {
        throw error instanceof GateFull ? busy() : error;
      });
      // Pictures of adult goods already have a header that forbids caching (`service/adult-pictures`).
      if (!reply.hasHeader('cache-control'))
        reply.header('cache-control', isPublished === undefined ? FOR_GOOD : WITHDRAWABLE);
      return reply.header('vary', 'accept').type(`image/${format}`).send(picture);
    },
  );
}

export const imageModule: Module = {
  name: 'image',
  plugin: (app, deps) => {
    serveFilms(app, join(deps.config.apiRoot, 'films'));
    servePictures(app, deps);
  },
};
