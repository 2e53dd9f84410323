import type { CurrentVersion, Loaded, ResponseCache } from '@shop/shared/node';
import { RenderRefusal } from '../http/render-refusal';

/**
 * Reads from the cache, where concurrent reads of a key share one load. A shared load is queued under the
 * client that started it; when it is refused there, the load is tried again in this client's own queue.
 * @throws RenderRefusal when the own load is refused
 */
export async function readInOwnTurn<T>(
  cache: Pick<ResponseCache<T>, 'read'>,
  key: string,
  load: () => Promise<Loaded<T>>,
  currentVersion?: CurrentVersion,
): Promise<T> {
  let hasLoaded = false;
  const own = () => {
    hasLoaded = true;
    return load();
  };
  try {
    return await cache.read(key, own, currentVersion);
  } catch (error) {
    if (hasLoaded || !(error instanceof RenderRefusal)) throw error;
    return cache.read(key, own, currentVersion);
  }
}
