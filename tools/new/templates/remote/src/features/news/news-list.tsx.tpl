import { useQuery } from '@shop/shared/app';
import { EmptyState, Resource, Skeleton, SkeletonGroup } from '@shop/shared/ui';
import { newsQueries } from './news.queries';
import styles from './news-list.module.css';

const skeleton = (
  <SkeletonGroup>
    <Skeleton width="most" />
  </SkeletonGroup>
);

/** The titles of the news, the latest first. */
export function NewsList() {
  const news = useQuery(newsQueries.list());
  return (
    <Resource
      query={news}
      skeleton={skeleton}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState title="아직 소식이 없어요" />}
    >
      {({ items }) => (
        <ul className={styles.list}>
          {items.map(({ noticeNo, title }) => (
            <li key={noticeNo} className={styles.title}>
              {title}
            </li>
          ))}
        </ul>
      )}
    </Resource>
  );
}
