import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Deps, Module } from '../../../platform/deps';
import { AppError, notFound } from '../../../platform/errors';
import { serveFilms } from './films';
import { imageFolders } from './image-folders';
import { readImageKey } from './image-key';
import { readImageSize } from './image-size';
import { createImageStore, TooManyImages } from './image-store';
import { renderImage, studioVersion } from './render';

const YEAR_SECONDS = 31_536_000;
const HOUR_MS = 3_600_000;
const MEGABYTE = 1_048_576;

const badSize = () => new AppError(400, 'BAD_SIZE', 'w와 h는 1부터 9999까지의 픽셀 수여야 해요.');
const busy = () =>
  new AppError(503, 'BUSY', '지금은 이용자가 많아요. 잠시 후 다시 시도해 주세요.', undefined, {
    'retry-after': '2',
  });

const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

function servePictures(app: FastifyInstance, { config, jobs }: Deps): void {
  const folders = imageFolders(config);
  const store = createImageStore({
    folder: folders.cache,
    maxDiskBytes: 2_048 * MEGABYTE,
    maxMemoryBytes: 48 * MEGABYTE,
  });
  let version: string | undefined;
  jobs.everyOnMachine('image.prune', HOUR_MS, () => store.prune());

  app.get<{ Params: { '*': string }; Querystring: { w?: unknown; h?: unknown } }>(
    '/images/*',
    async (request, reply) => {
      const key = request.params['*'];
      const source = readImageKey(key);
      if (!source) throw notFound('없는 이미지예요.');
      const size = readImageSize(request.query.w, request.query.h);
      if (!size) throw badSize();
      version ??= studioVersion();
      const name = `${source.kind === 'file' ? '' : version}:${key}:${size.width}x${size.height ?? ''}`;
      try {
        const picture = await store.read(name, () => renderImage(source, size, folders.files));
        return reply
          .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
          .type('image/webp')
          .send(picture);
      } catch (error) {
        if (error instanceof TooManyImages) throw busy();
        if (isMissingFile(error)) throw notFound('없는 이미지예요.');
        throw error;
      }
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
