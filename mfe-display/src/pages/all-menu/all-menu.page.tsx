import { type PageMeta, useDevice, useQuery } from '@shop/shared/app';
import { paths, site } from '@shop/shared/contracts';
import {
  ColourModeChoice,
  EmptyState,
  FullMenu,
  lazy,
  Resource,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { categoryQueries } from '../../features/category/category.queries';
import { RecentCategoriesPart } from '../../features/category/recent-categories-part';
import { DisplayPage, PageTitle } from '../../features/display-page/display-page';
import { WalletStrip } from '../../features/wallet/wallet-strip';
import styles from './all-menu.module.css';
import { MenuShortcuts } from './menu-shortcuts';

/** Entries that the card company's app opens. */
const appEntries = lazy(
  () =>
    import(/* webpackChunkName: "display.app-entries" */ './app-entries').then(
      (module) => module.AppEntries,
    ),
  undefined,
  { isOptional: true },
);

/** /display/allmenu: all categories of the shop. */
export function Page() {
  const tree = useQuery(categoryQueries.tree());
  const { isInApp } = useDevice();
  return (
    <DisplayPage>
      <PageTitle isInHeader>전체메뉴</PageTitle>
      <WalletStrip />
      {isInApp && <appEntries.Component />}
      <div className={styles.recent}>
        <RecentCategoriesPart />
      </div>
      <Resource
        query={tree}
        skeleton={
          <SkeletonGroup>
            <TextSkeleton lines={12} />
          </SkeletonGroup>
        }
      >
        {({ categories }) =>
          categories.length > 0 ? (
            <FullMenu categories={categories} categoryTo={paths.category}>
              <MenuShortcuts />
            </FullMenu>
          ) : (
            <>
              <EmptyState title="아직 카테고리가 없어요" reason="곧 새로운 상품을 준비할게요" />
              <MenuShortcuts />
            </>
          )
        }
      </Resource>
      {/* The footer offers it; the app has none. */}
      {isInApp && (
        <div className={styles.settings}>
          <ColourModeChoice />
        </div>
      )}
    </DisplayPage>
  );
}

export const meta = (): PageMeta => ({
  title: '전체메뉴',
  description: `${site.name}의 모든 카테고리와 기획전, 브랜드를 한눈에 보세요.`,
  canonical: '/display/allmenu',
});
