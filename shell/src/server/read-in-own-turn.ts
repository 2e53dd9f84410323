import type { Loaded, ResponseCache } from '@shop/shared/node';
import { RenderRefusal } from './render-refusal';

/**
 * Reads from the cache, where one load serves all readers. A load that another client began waits in that
 * client's line: when it is refused there, this reader's own load is tried.
 * @throws RenderRefusal when the own load is refused
 */
export async function readInOwnTurn<T>(
  cache: Pick<ResponseCache<T>, 'read'>,
  key: string,
  load: () => Promise<Loaded<T>>,
): Promise<T> {
  let hasLoaded = false;
  const own = () => {
    hasLoaded = true;
    return load();
  };
  try {
    return await cache.read(key, own);
  } catch (error) {
    if (hasLoaded || !(error instanceof RenderRefusal)) throw error;
    return cache.read(key, own);
  }
}
