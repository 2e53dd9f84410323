import { like, localStore } from '@shop/shared/app';
import { foldSpelling } from '@shop/shared/domain';
import { useSyncExternalStore } from 'react';

const KEY = 'shop.search.recent';
const MAX_WORDS = 12;

export interface RecentWords {
  isOn: boolean;
  /** Latest first. */
  words: readonly string[];
}

const fresh: RecentWords = { isOn: true, words: [] };

const isWords = like<RecentWords>({ isOn: true, words: [''] });

let current: RecentWords | undefined;
const listeners = new Set<() => void>();

const read = (): RecentWords => {
  current ??= localStore.get(KEY, isWords) ?? fresh;
  return current;
};

function write(next: RecentWords): void {
  current = next;
  localStore.set(KEY, next);
  for (const listener of listeners) listener();
}

/** The list with this word at the front, without its other spellings (NIKE, Nike). */
export const withWord = (words: readonly string[], word: string): string[] => {
  const key = foldSpelling(word);
  return [word, ...words.filter((other) => foldSpelling(other) !== key)].slice(0, MAX_WORDS);
};

/** 최근 검색어: stored on this device only. */
export const recentWords = {
  add(word: string): void {
    const { isOn, words } = read();
    if (isOn && word) write({ isOn, words: withWord(words, word) });
  },
  remove(word: string): void {
    const { isOn, words } = read();
    write({ isOn, words: words.filter((other) => other !== word) });
  },
  clear(): void {
    write({ ...read(), words: [] });
  },
  /** Switching the history off also deletes it. */
  setOn(isOn: boolean): void {
    write({ isOn, words: isOn ? read().words : [] });
  },
};

/** The latest search word on this device. */
export const lastWord = (): string | undefined => read().words[0];

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Empty on the server and during hydration, then the stored words. */
export const useRecentWords = (): RecentWords => useSyncExternalStore(subscribe, read, () => fresh);
