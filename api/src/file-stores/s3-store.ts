import { type S3Request, type S3Settings, sendS3 } from '@shop/shared/node';
import type { Clock } from '../platform/clock';
import { notFound } from '../platform/errors';
import { type FileStore, filesDown } from '../ports/index';

/**
 * A bucket of Amazon S3 or of a store that is compatible with it.
 * @throws AppError FILES_DOWN from its methods when the store refuses or does not answer
 */
export function createS3Store(settings: S3Settings, clock: Clock): FileStore {
  const send = async (
    method: S3Request['method'],
    key: string,
    signal?: AbortSignal,
    body?: Buffer,
  ): Promise<Response> => {
    try {
      return await sendS3(settings, { method, key, body, at: clock.now(), signal });
    } catch {
      throw filesDown();
    }
  };
  /** Reads the response whole, which frees its connection. */
  const read = async (response: Response, isFine: boolean): Promise<Buffer> => {
    const bytes = Buffer.from(await response.arrayBuffer().catch(() => new ArrayBuffer(0)));
    if (!isFine) throw response.status === 404 ? notFound('없는 파일이에요.') : filesDown();
    const length = response.headers.get('content-length');
    // A connection that broke on the way.
    if (length !== null && Number(length) !== bytes.length) throw filesDown();
    return bytes;
  };
  return {
    put: async (key, bytes, signal) => {
      const response = await send('PUT', key, signal, bytes);
      await read(response, response.ok).catch(() => {
        throw filesDown();
      });
    },
    read: async (key, signal) => {
      const response = await send('GET', key, signal);
      return read(response, response.ok);
    },
    remove: async (key, signal) => {
      const response = await send('DELETE', key, signal);
      await read(response, response.ok || response.status === 404);
    },
  };
}
