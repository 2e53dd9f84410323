import { type EventBoard, type EventDetail, eventCalls } from '@shop/shared/contracts';
import { isTableKey } from '@shop/shared/domain';
import { type CodeScene, stageMember, stateWord } from '@shop/shared/markup';
import { eventQueries } from '../features/event/event.queries';
import { parseEventListQuery } from '../features/event/event-url';
import { eventStages } from './event-stages';
import { eventCardFixture, eventFixture } from './fixtures/event.fixtures';

const noQuery = new URLSearchParams();
/** The URL of a design reference page has no query. */
const noNumber = Number.NaN;

const listScene = (word: string): CodeScene => {
  const items =
    word === 'nodata'
      ? []
      : (['ATTENDANCE', 'ROULETTE', 'DRAW'] as const).map((kind, at) =>
          eventCardFixture(kind, { eventNo: at + 1, isJoined: at === 0 }),
        );
  return {
    answers: { [eventCalls.list.id]: { items, total: items.length, page: 1, pageCount: 1 } },
    queries: [eventQueries.list(parseEventListQuery(noQuery))],
  };
};

const kindOf: Record<string, EventBoard['kind']> = {
  roulette: 'ROULETTE',
  quiz: 'QUIZ',
  stamp: 'STAMP',
  poll: 'POLL',
  comment: 'COMMENT',
  before_invitation: 'INVITATION',
  waiting: 'DRAW',
};

const changes: Record<string, Partial<EventDetail>> = {
  waiting: { state: 'COMING', startsAt: '2026-03-09T15:00:00.000Z' },
  completed: { leftToday: 0 },
  'app-only': { isAppOnly: true },
};

const detailScene = (word: string): CodeScene => ({
  session: stageMember,
  answers: {
    [eventCalls.detail.id]: eventFixture(kindOf[word] ?? 'ATTENDANCE', changes[word]),
    [eventCalls.comments.id]: {
      comments: [
        { entryNo: 1, writer: '김*늘', text: '벚꽃을 보러 갈래요', at: '2026-03-01T01:00:00.000Z' },
      ],
      next: null,
    },
  },
  queries: [eventQueries.detail(noNumber)],
  Page: isTableKey<keyof typeof eventStages>(eventStages, word) ? eventStages[word] : undefined,
});

const endScene = (word: string): CodeScene => ({
  answers: {
    [eventCalls.result.id]: {
      event: eventCardFixture('DRAW', {
        state: word === 'waiting' ? 'DRAWING' : 'ENDED',
        endsAt: '2026-03-01T15:00:00.000Z',
        winnersAt: '2026-03-04T15:00:00.000Z',
      }),
      winners: word === 'completed' ? [{ prizeName: '머그 세트', names: ['김*늘', '이*'] }] : [],
      wins: [],
      isEntrant: true,
    },
    [eventCalls.list.id]: { items: [], total: 0, page: 1, pageCount: 1 },
  },
  queries: [eventQueries.result(noNumber)],
});

/** The fixed responses of a state of the event pages. */
export function eventSceneOf(code: string): CodeScene {
  const word = stateWord(code);
  if (code.startsWith('SB-MO-EV-02')) return detailScene(word);
  if (code.startsWith('SB-MO-EV-04')) return endScene(word);
  return listScene(word);
}
