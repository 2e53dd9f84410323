import { useApp, useLocation } from '@shop/shared/app';
import { searchCalls } from '@shop/shared/contracts';
import { useEffect } from 'react';
import { recentWords } from '../../features/search/recent-words';

/** History entries whose search was counted, so that Back does not count it again. */
const countedEntries = new Set<string>();

/** Stores the word on this device and counts it once for 인기 검색어. */
export function SearchHistoryEntry({ word, used }: { word: string; used: string | undefined }) {
  const app = useApp();
  const { key } = useLocation();
  useEffect(() => {
    const entry = `${key} ${word}`;
    if (countedEntries.has(entry)) return;
    countedEntries.add(entry);
    recentWords.add(word);
    // A lost count has no effect on the shopper.
    app.call(searchCalls.log, { body: { word, used } }).catch(() => {});
  }, [app, key, word, used]);
  return null;
}
