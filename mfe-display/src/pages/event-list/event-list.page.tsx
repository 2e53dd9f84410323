import { type App, type PageMeta, type PageRequest, useSearchParams } from '@shop/shared/app';
import { paths, site } from '@shop/shared/contracts';
import { DisplayPage, PageTitle } from '../../features/display-page/display-page';
import { EventListView } from '../../features/event/event-list-view';
import { parseEventListQuery } from '../../features/event/event-url';

/** /event/list: events that run, that come and that are over. */
export function Page() {
  const [search] = useSearchParams();
  const { tab, page } = parseEventListQuery(search);
  return (
    <DisplayPage>
      <PageTitle isInHeader>이벤트</PageTitle>
      <EventListView state={{ tab, page }} />
    </DisplayPage>
  );
}

export function meta(_app: App, { query }: PageRequest): PageMeta {
  const { tab, page } = parseEventListQuery(query);
  return {
    title: '이벤트',
    description: `${site.name}에서 진행 중인 이벤트에 참여하고 쿠폰과 코인을 받아 보세요.`,
    canonical: paths.events(),
    robots: tab !== 'open' || page > 1 ? 'noindex' : 'index',
  };
}
