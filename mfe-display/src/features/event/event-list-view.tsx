import { useQuery } from '@shop/shared/app';
import type { EventTab } from '@shop/shared/contracts';
import { tableEntries } from '@shop/shared/domain';
import {
  ButtonLink,
  EmptyState,
  LinkTabs,
  Pagination,
  Resource,
  Skeleton,
  SkeletonGroup,
} from '@shop/shared/ui';
import { eventQueries } from './event.queries';
import { EventCards } from './event-cards';
import styles from './event-list-view.module.css';
import { type EventListState, eventListPath, eventTabs } from './event-url';

const emptyTitles: Record<EventTab, string> = {
  open: '진행 중인 이벤트가 없어요',
  coming: '예정된 이벤트가 없어요',
  ended: '종료된 이벤트가 없어요',
};

/** Events of a tab, of all kinds or of one. */
export function EventListView({ state }: { state: EventListState }) {
  const list = useQuery(eventQueries.list(state));
  return (
    <>
      <LinkTabs
        label="이벤트 상태"
        items={tableEntries<EventTab, string>(eventTabs).map(([tab, text]) => ({
          text,
          to: eventListPath({ ...state, tab, page: 1 }),
          isCurrent: tab === state.tab,
        }))}
      />
      <div className={styles.list}>
        <Resource
          query={list}
          skeleton={<EventListSkeleton />}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState
              title={emptyTitles[state.tab]}
              reason="다른 이벤트를 둘러보세요"
              action={
                <ButtonLink
                  to={eventListPath({ tab: state.tab === 'open' ? 'ended' : 'open', page: 1 })}
                  variant="outline"
                >
                  {state.tab === 'open' ? '종료된 이벤트 보기' : '진행 중인 이벤트 보기'}
                </ButtonLink>
              }
            />
          }
        >
          {({ items, page, pageCount }) => (
            <>
              <EventCards events={items} label={`${eventTabs[state.tab]} 이벤트`} />
              <Pagination
                page={page}
                pageCount={pageCount}
                pageTo={(next) => eventListPath({ ...state, page: next })}
              />
            </>
          )}
        </Resource>
      </div>
    </>
  );
}

function EventListSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.skeleton}>
        {[...Array(4).keys()].map((i) => (
          <div key={i}>
            <Skeleton shape="block" className={styles.picture} />
            <Skeleton shape="title" width="most" />
            <Skeleton width="half" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
