import { type App, type PageMeta, type PageRequest, useSearchParams } from '@shop/shared/app';
import { eventKindNames, eventKinds } from '@shop/shared/domain';
import { ChipGroup, ChipLink } from '@shop/shared/ui';
import { DisplayPage, PageTitle } from '../../features/display-page/display-page';
import { EventListView } from '../../features/event/event-list-view';
import { eventListPath, parseEventListQuery, readKind } from '../../features/event/event-url';

const titleOf = (query: URLSearchParams): string => {
  const kind = readKind(query);
  return kind ? `${eventKindNames[kind]} 이벤트` : '이벤트';
};

/** /event/type?kind=ROULETTE: events of one kind. */
export function Page() {
  const [search] = useSearchParams();
  const state = parseEventListQuery(search);
  return (
    <DisplayPage>
      <PageTitle>{titleOf(search)}</PageTitle>
      <ChipGroup label="이벤트 종류" isToEdge>
        {eventKinds.map((kind) => (
          <ChipLink
            key={kind}
            to={eventListPath({ ...state, kind, page: 1 })}
            isCurrent={kind === state.kind}
          >
            {eventKindNames[kind]}
          </ChipLink>
        ))}
      </ChipGroup>
      <EventListView state={state} />
    </DisplayPage>
  );
}

export const meta = (_app: App, { query }: PageRequest): PageMeta => ({
  title: titleOf(query),
  robots: 'noindex',
});
