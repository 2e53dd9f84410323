import { type EventTab, paths } from '@shop/shared/contracts';
import {
  type EventKind,
  eventKindNames,
  isTableKey,
  optionalNumberParam,
} from '@shop/shared/domain';

export const eventTabs = { open: '진행중', coming: '예정', ended: '종료' } as const;

/** The state of a list of events. */
export interface EventListState {
  tab: EventTab;
  /** Of one kind only. */
  kind?: EventKind;
  page: number;
}

export const readKind = (query: URLSearchParams): EventKind | undefined => {
  const kind = query.get('kind') ?? '';
  return isTableKey<EventKind>(eventKindNames, kind) ? kind : undefined;
};

/** Reads the state of a list from a query string; an unknown value counts as absent. */
export function parseEventListQuery(query: URLSearchParams): EventListState {
  const tab = query.get('tab') ?? '';
  return {
    tab: isTableKey<EventTab>(eventTabs, tab) ? tab : 'open',
    kind: readKind(query),
    page: Math.min(optionalNumberParam(query, 'page') ?? 1, 200),
  };
}

/** The URL of a list: `/event/type` for one kind, `/event/list` for all. */
export function eventListPath({ tab, kind, page }: EventListState): string {
  const query = { tab: tab === 'open' ? undefined : tab, page: page > 1 ? page : undefined };
  return kind ? paths.eventsOfKind(kind, query) : paths.events(query);
}

/** Where an event is shown: its end page once it is over. */
export const eventPath = ({ eventNo, state }: { eventNo: number; state: string }): string =>
  state === 'DRAWING' || state === 'ENDED' ? paths.eventEnd(eventNo) : paths.event(eventNo);
