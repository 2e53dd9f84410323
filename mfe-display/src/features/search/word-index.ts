import { type App, like, localStore } from '@shop/shared/app';
import { searchCalls } from '@shop/shared/contracts';
import { createWordIndex, type WordIndex } from '@shop/shared/domain';

const KEY = 'shop.search.index';
const isStored = like({ revision: '', words: '' });

const indexOf = (words: string): WordIndex => createWordIndex(words.split('\n'));

/**
 * The words of this device, then those of the shop when it has others.
 * @param onIndex called with each
 * @returns false when the shop could not be asked
 */
export async function loadWordIndex(
  app: App,
  onIndex: (index: WordIndex) => void,
): Promise<boolean> {
  const stored = localStore.get(KEY, isStored);
  if (stored) onIndex(indexOf(stored.words));
  try {
    const { revision, words } = await app.call(searchCalls.wordIndex, {
      query: { have: stored?.revision },
    });
    if (words === null) return true;
    localStore.set(KEY, { revision, words });
    onIndex(indexOf(words));
    return true;
  } catch {
    // Offline: the stored words remain, or the server's suggestions alone.
    return false;
  }
}
