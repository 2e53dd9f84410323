import { useApp, useLocation } from '@shop/shared/app';
import { searchCalls } from '@shop/shared/contracts';
import { useEffect } from 'react';
import { recentWords } from '../../features/search/recent-words';

/** Entries of history whose search was told: coming Back to one is no new search. */
const told = new Set<string>();

/** Keeps the word on this device and counts it for 인기 검색어, once a search. */
export function SearchRecord({ word, used }: { word: string; used: string | undefined }) {
  const app = useApp();
  const { key } = useLocation();
  useEffect(() => {
    const entry = `${key} ${word}`;
    if (told.has(entry)) return;
    told.add(entry);
    recentWords.add(word);
    // A count that is lost is nobody's trouble.
    app.call(searchCalls.log, { body: { word, used } }).catch(() => {});
  }, [app, key, word, used]);
  return null;
}
