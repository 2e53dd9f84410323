import { paths } from '@shop/shared/contracts';
import { ChipGroup, ChipLink, Section } from '@shop/shared/ui';
import { recentCategories, useRecentCategories } from './recent-categories';
import styles from './recent-categories-part.module.css';

/** 최근 본 카테고리 of this device; nothing without any. */
export function RecentCategoriesPart() {
  const categories = useRecentCategories();
  if (categories.length === 0) return null;
  return (
    <Section
      title="최근 본 카테고리"
      end={
        <button
          type="button"
          className={styles.clear}
          aria-label="최근 본 카테고리 지우기"
          onClick={recentCategories.clear}
        >
          지우기
        </button>
      }
    >
      <ChipGroup label="최근 본 카테고리" isToEdge>
        {categories.map(({ categoryNo, name }) => (
          <ChipLink key={categoryNo} to={paths.category(categoryNo)}>
            {name}
          </ChipLink>
        ))}
      </ChipGroup>
    </Section>
  );
}
