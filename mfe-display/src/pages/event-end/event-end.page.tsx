import {
  type App,
  type PageMeta,
  type PageRequest,
  useNotFound,
  useQuery,
  useSearchParams,
} from '@shop/shared/app';
import { type CallReply, type eventCalls, paths } from '@shop/shared/contracts';
import { numberParam } from '@shop/shared/domain';
import {
  ButtonLink,
  Notice,
  Resource,
  Section,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { koreanDay, koreanDays } from '../../features/day/korean-day';
import { DisplayPage, PageTitle } from '../../features/display-page/display-page';
import { eventQueries } from '../../features/event/event.queries';
import { EventCards } from '../../features/event/event-cards';
import styles from './event-end.module.css';

type Result = CallReply<typeof eventCalls.result>;

const others = { tab: 'open', page: 1 } as const;

/** /event/detail/end?eventNo=…: the result of an event that is over. */
export function Page() {
  const [search] = useSearchParams();
  const result = useQuery(eventQueries.result(numberParam(search, 'eventNo')));
  useNotFound(result);
  return (
    <DisplayPage>
      <Resource
        query={result}
        skeleton={
          <SkeletonGroup>
            <TextSkeleton lines={10} />
          </SkeletonGroup>
        }
      >
        {(data) => <EventResult result={data} />}
      </Resource>
    </DisplayPage>
  );
}

function EventResult({ result }: { result: Result }) {
  const { event } = result;
  const isOver = event.state === 'DRAWING' || event.state === 'ENDED';
  return (
    <div className={styles.sections}>
      <header>
        <PageTitle>{event.title}</PageTitle>
        <p className={styles.period}>{koreanDays(event.startsAt, event.endsAt)}</p>
      </header>
      {isOver ? (
        <Winners result={result} />
      ) : (
        <Notice
          title={event.state === 'OPEN' ? '진행 중인 이벤트예요' : '아직 시작하지 않은 이벤트예요'}
          action={<ButtonLink to={paths.event(event.eventNo)}>이벤트 보기</ButtonLink>}
        />
      )}
      <OtherEvents />
    </div>
  );
}

function Winners({ result }: { result: Result }) {
  const { event, winners, wins, isEntrant } = result;
  if (event.state === 'DRAWING')
    return (
      <Notice title="이벤트가 끝났어요">
        당첨자는 {event.winnersAt && koreanDay(event.winnersAt)}에 발표해요.
        {isEntrant && ' 응모해 주셔서 고마워요.'}
      </Notice>
    );
  return (
    <>
      <Notice title="종료된 이벤트예요" />
      {wins.length > 0 && (
        <Notice
          tone="good"
          title={`${wins.map(({ prize }) => prize.name).join(', ')}에 당첨됐어요`}
          action={<ButtonLink to={paths.myEvents('win')}>당첨 내역 보기</ButtonLink>}
        />
      )}
      {isEntrant && wins.length === 0 && <p>아쉽지만 당첨되지 않았어요.</p>}
      <Section title="당첨자">
        {winners.length === 0 ? (
          <p className={styles.period}>당첨자를 발표하지 않는 이벤트예요</p>
        ) : (
          winners.map(({ prizeName, names }) => (
            <div key={prizeName} className={styles.prize}>
              <h3>{prizeName}</h3>
              <p>{names.join(', ')}</p>
            </div>
          ))
        )}
      </Section>
    </>
  );
}

/** Events that run now. */
function OtherEvents() {
  const { data } = useQuery(eventQueries.list(others));
  if (!data || data.items.length === 0) return null;
  return (
    <Section title="진행 중인 이벤트" moreTo={paths.events()}>
      <EventCards events={data.items.slice(0, 3)} label="진행 중인 이벤트" />
    </Section>
  );
}

export function meta(app: App, { query }: PageRequest): PageMeta {
  const eventNo = numberParam(query, 'eventNo');
  const result = app.queryClient.getQueryData(eventQueries.result(eventNo).queryKey);
  return { title: result ? `${result.event.title} 결과` : '종료된 이벤트', robots: 'noindex' };
}
