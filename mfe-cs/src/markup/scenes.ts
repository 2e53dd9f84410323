import { csCalls, termCalls } from '@shop/shared/contracts';
import { type CodeScene, stageMember, stateWord } from '@shop/shared/markup';
import { faqQueries } from '../features/faq/faq.queries';
import { noticeQueries } from '../features/notice/notice.queries';
import { termQueries } from '../features/term/term.queries';
import { faqs, home, noticePage, notices } from './fixtures/help';
import { changingTerm, termLines, termOfUse } from './fixtures/terms';

const homeScene = (): CodeScene => ({
  answers: { [csCalls.home.id]: home },
  queries: [faqQueries.home()],
});

const faqScene = (word: string): CodeScene => ({
  answers: { [csCalls.faq.id]: { items: word === 'nodata' ? [] : faqs } },
  queries: [faqQueries.list({ category: undefined, q: '' })],
});

const noticeScene = (word: string): CodeScene => ({
  answers: { [csCalls.notices.id]: noticePage(word === 'nodata' ? [] : notices) },
  queries: [noticeQueries.list(1)],
});

const counselScene = (): CodeScene => ({ answers: {}, queries: [] });

const termScene = (word: string): CodeScene => ({
  answers: {
    [termCalls.list.id]: { terms: termLines },
    [termCalls.detail.id]: word === 'coming' ? changingTerm : termOfUse,
  },
  queries: [termQueries.list(), termQueries.detail({ code: '901', version: undefined })],
});

const sceneMakers: [start: string, make: (word: string) => CodeScene][] = [
  ['SB-MO-CO-01', homeScene],
  ['SB-MO-CO-02', faqScene],
  ['SB-MO-CO-03', noticeScene],
  ['SB-MO-CO-04', counselScene],
  ['SB-MO-CO-05', termScene],
];

/** Returns the fixed responses for a code; a skeleton has none, so its requests stay pending. */
export function sceneOf(code: string): CodeScene {
  const make = sceneMakers.find(([start]) => code.startsWith(start))?.[1];
  return { session: stageMember, ...(make ? make(stateWord(code)) : { isWaiting: true }) };
}
