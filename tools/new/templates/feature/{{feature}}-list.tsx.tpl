import { useQuery } from '@shop/shared/app';
import { EmptyState, Resource, Skeleton, SkeletonGroup } from '@shop/shared/ui';
import { {{camel}}Queries } from './{{feature}}.queries';
import styles from './{{feature}}-list.module.css';

const skeleton = (
  <SkeletonGroup>
    <Skeleton width="most" />
  </SkeletonGroup>
);

/** The titles of the notices, the latest first. */
export function {{pascal}}List() {
  const notices = useQuery({{camel}}Queries.list());
  return (
    <Resource
      query={notices}
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
