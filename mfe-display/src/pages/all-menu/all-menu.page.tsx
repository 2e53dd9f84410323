import { type PageMeta, useQuery } from '@shop/shared/app';
import { site } from '@shop/shared/contracts';
import { ColourModeChoice, Resource, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import { categoryQueries } from '../../features/category/category.queries';
import { DisplayPage, PageTitle } from '../../features/display-page/display-page';
import styles from './all-menu.module.css';
import { CategoryTree } from './category-tree';
import { MenuShortcuts } from './menu-shortcuts';

/** /display/allmenu: all categories of the shop. */
export function Page() {
  const tree = useQuery(categoryQueries.tree());
  return (
    <DisplayPage>
      <PageTitle isInHeader>전체메뉴</PageTitle>
      <MenuShortcuts />
      <Resource
        query={tree}
        skeleton={
          <SkeletonGroup>
            <TextSkeleton lines={12} />
          </SkeletonGroup>
        }
      >
        {({ categories }) => <CategoryTree categories={categories} />}
      </Resource>
      <div className={styles.settings}>
        <ColourModeChoice />
      </div>
    </DisplayPage>
  );
}

export const meta = (): PageMeta => ({
  title: '전체메뉴',
  description: `${site.name}의 모든 카테고리와 기획전, 브랜드를 한눈에 보세요.`,
  canonical: '/display/allmenu',
});
