import { like, storedState, useStore } from '@shop/shared/app';
import { foldSpelling } from '@shop/shared/domain';

const MAX_WORDS = 12;

export interface RecentWords {
  isOn: boolean;
  /** Latest first. */
  words: readonly string[];
}

const fresh: RecentWords = { isOn: true, words: [] };

const isWords = like<RecentWords>({ isOn: true, words: [''] });

const history = storedState('shop.search.recent', isWords, fresh);

/** The list with this word at the front, without its other spellings (NIKE, Nike). */
export const withWord = (words: readonly string[], word: string): string[] => {
  const key = foldSpelling(word);
  return [word, ...words.filter((other) => foldSpelling(other) !== key)].slice(0, MAX_WORDS);
};

/** 최근 검색어: stored on this device only. */
export const recentWords = {
  add: (word: string): void =>
    history.update((stored) =>
      stored.isOn && word ? { isOn: true, words: withWord(stored.words, word) } : stored,
    ),
  remove: (word: string): void =>
    history.update(({ isOn, words }) => ({ isOn, words: words.filter((other) => other !== word) })),
  clear: (): void => history.update(({ isOn }) => ({ isOn, words: [] })),
  /** Switching the history off also deletes it. */
  setOn: (isOn: boolean): void =>
    history.update(({ words }) => ({ isOn, words: isOn ? words : [] })),
};

/** The latest search word on this device. */
export const lastWord = (): string | undefined => history.getState().words[0];

/** Empty on the server and during hydration, then the stored words. */
export const useRecentWords = (): RecentWords => useStore(history);
