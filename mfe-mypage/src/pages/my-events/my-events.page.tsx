import { type PageMeta, useQuery, useSearchParams } from '@shop/shared/app';
import { type CallReply, type eventCalls, paths } from '@shop/shared/contracts';
import {
  ButtonLink,
  EmptyState,
  LinkTabs,
  Resource,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { myEventQueries } from '../../features/event/my-event.queries';
import { type MyEventTab, myEventTabs, readMyEventTab } from '../../features/event/my-event-tab';
import { MyLayout } from '../../features/my-menu/my-layout';
import { EntryRows } from './entry-rows';
import { WinRows } from './win-rows';

const TITLE = '나의 이벤트';

export const meta = (): PageMeta => ({ title: TITLE, robots: 'noindex' });

const isEmptyIn =
  (tab: MyEventTab) =>
  ({ entries, wins }: CallReply<typeof eventCalls.mine>): boolean =>
    (tab === 'win' ? wins : entries).length === 0;

/** /mypage/my-event/list: what the member has entered, and what they have won. */
export function Page() {
  const [query] = useSearchParams();
  const tab = readMyEventTab(query);
  const mine = useQuery(myEventQueries.mine(tab));
  return (
    <MyLayout title={TITLE}>
      <LinkTabs
        label={TITLE}
        items={myEventTabs.map((one) => ({
          to: paths.myEvents(one.tab === 'win' ? 'win' : undefined),
          text: one.text,
          isCurrent: one.tab === tab,
        }))}
      />
      <Resource
        query={mine}
        skeleton={
          <SkeletonGroup>
            <TextSkeleton lines={8} />
          </SkeletonGroup>
        }
        isEmpty={isEmptyIn(tab)}
        empty={
          <EmptyState
            title={tab === 'win' ? '아직 당첨 내역이 없어요' : '참여한 이벤트가 없어요'}
            reason="진행 중인 이벤트에 참여해 보세요"
            action={
              <ButtonLink to={paths.events()} variant="outline">
                이벤트 보러 가기
              </ButtonLink>
            }
          />
        }
      >
        {({ entries, wins }) =>
          tab === 'win' ? <WinRows wins={wins} /> : <EntryRows entries={entries} />
        }
      </Resource>
    </MyLayout>
  );
}
