import { Link, useInfiniteQuery } from '@shop/shared/app';
import { type CounselLine, paths } from '@shop/shared/contracts';
import { counselTypeName, dottedDate } from '@shop/shared/domain';
import {
  ButtonLink,
  ChevronRightIcon,
  EmptyState,
  EndlessList,
  Resource,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { counselQueries } from '../../features/counsel/counsel.queries';
import { CounselBadge } from '../../features/counsel/counsel-badge';
import styles from './counsel.module.css';

type Pages = { pages: { counsels: CounselLine[] }[] };
const counselsOf = ({ pages }: Pages): CounselLine[] => pages.flatMap(({ counsels }) => counsels);

/** The member's enquiries, newest first. */
export function Counsels() {
  const query = useInfiniteQuery(counselQueries.list());
  return (
    <Resource
      query={query}
      skeleton={
        <SkeletonGroup>
          <TextSkeleton lines={8} />
        </SkeletonGroup>
      }
      isEmpty={(data) => counselsOf(data).length === 0}
      empty={
        <EmptyState
          title="문의한 내역이 없어요"
          reason="궁금한 점을 남기면 고객센터에서 답해 드려요"
          action={<ButtonLink to={paths.askCounsel()}>1:1 문의하기</ButtonLink>}
        />
      }
    >
      {(data) => (
        <>
          <div className={styles.head}>
            <p className={styles.note}>답변을 드리면 알림을 보내요. 문의는 3년 동안 보관해요.</p>
            <ButtonLink to={paths.askCounsel()} variant="outline" size="small">
              1:1 문의하기
            </ButtonLink>
          </div>
          <EndlessList
            listId="counsels"
            items={counselsOf(data)}
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            hasFailed={query.isFetchNextPageError}
            onMore={() => void query.fetchNextPage()}
            look="list"
          >
            {(counsels) => (
              <ul className={styles.list} aria-label="1:1 문의">
                {counsels.map((counsel) => (
                  <li key={counsel.counselNo}>
                    <Row counsel={counsel} />
                  </li>
                ))}
              </ul>
            )}
          </EndlessList>
        </>
      )}
    </Resource>
  );
}

const Row = ({
  counsel: { counselNo, state, type, title, about, askedAt },
}: {
  counsel: CounselLine;
}) => (
  <Link to={paths.counsels(counselNo)} className={styles.row}>
    <span className={styles.words}>
      <span className={styles.facts}>
        <CounselBadge state={state} />
        <span className={styles.note}>{counselTypeName(type)}</span>
      </span>
      <strong className={styles.title}>{title}</strong>
      <span className={styles.note}>
        {dottedDate(askedAt)}
        {about && ` · ${about}`}
      </span>
    </span>
    <ChevronRightIcon size={20} />
  </Link>
);
