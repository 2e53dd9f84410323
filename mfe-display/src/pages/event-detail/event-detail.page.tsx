import {
  type App,
  type PageMeta,
  type PageRequest,
  useNotFound,
  useQuery,
  useSearchParams,
} from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { numberParam } from '@shop/shared/domain';
import { Resource, Skeleton, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import { DisplayPage } from '../../features/display-page/display-page';
import { eventQueries } from '../../features/event/event.queries';
import { EventBody } from './event-body';

/** /event/detail?eventNo=… */
export function Page() {
  const [search] = useSearchParams();
  const event = useQuery(eventQueries.detail(numberParam(search, 'eventNo')));
  useNotFound(event);
  return (
    <DisplayPage>
      <Resource
        query={event}
        skeleton={
          <SkeletonGroup>
            <Skeleton shape="block" />
            <TextSkeleton lines={10} />
          </SkeletonGroup>
        }
      >
        {(detail) => <EventBody event={detail} />}
      </Resource>
    </DisplayPage>
  );
}

export function meta(app: App, { query }: PageRequest): PageMeta {
  const eventNo = numberParam(query, 'eventNo');
  const event = app.queryClient.getQueryData(eventQueries.detail(eventNo).queryKey);
  if (!event) return { title: '이벤트' };
  return {
    title: event.title,
    description: event.summary,
    canonical: paths.event(eventNo),
    image: paths.image(event.image.key, 1280, 800),
    robots: event.state === 'OPEN' ? 'index' : 'noindex',
  };
}
