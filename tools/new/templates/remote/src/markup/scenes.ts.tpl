import { csCalls } from '@shop/shared/contracts';
import { type CodeScene, stateWord } from '@shop/shared/markup';
import { newsQueries } from '../features/news/news.queries';
import { newsOf, newsTitles } from './fixtures/news';

const homeScene = (word: string): CodeScene => ({
  answers: { [csCalls.notices.id]: newsOf(word === 'nodata' ? [] : newsTitles) },
  queries: [newsQueries.list()],
});

const sceneMakers: [start: string, make: (word: string) => CodeScene][] = [
  ['{{name}}-01', homeScene],
];

/** Returns the fixed responses for a code; one without any stays pending. */
export function sceneOf(code: string): CodeScene {
  const make = sceneMakers.find(([start]) => code.startsWith(start))?.[1];
  return make ? make(stateWord(code)) : { isWaiting: true };
}
