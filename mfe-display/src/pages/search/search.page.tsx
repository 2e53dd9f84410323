import { type PageMeta, useSearchParams } from '@shop/shared/app';
import { paths, site } from '@shop/shared/contracts';
import { VisuallyHidden } from '@shop/shared/ui';
import { useState } from 'react';
import { RecentCategoriesPart } from '../../features/category/recent-categories-part';
import { DisplayPage } from '../../features/display-page/display-page';
import { PopularWordsPart } from '../../features/search/popular-words';
import { wordOf } from '../../features/search/search.queries';
import { SearchBox } from '../../features/search/search-box';
import { RecentGoodsPart } from './recent-goods-part';
import { RecentWordsPart } from './recent-words-part';
import styles from './search.module.css';

/** /search: the search field, with recent and popular words while it is empty. */
export function Page() {
  const [search] = useSearchParams();
  const [typed, setTyped] = useState(() => wordOf(search));
  return (
    <DisplayPage className={styles.page}>
      <h1>
        <VisuallyHidden>검색</VisuallyHidden>
      </h1>
      <SearchBox typed={typed} onType={setTyped} />
      {typed.trim() === '' && (
        <div className={styles.words}>
          <RecentWordsPart />
          <RecentCategoriesPart />
          <PopularWordsPart />
          <RecentGoodsPart />
        </div>
      )}
    </DisplayPage>
  );
}

export const meta = (): PageMeta => ({
  title: '검색',
  description: `${site.name}의 상품, 브랜드, 기획전을 찾아보세요.`,
  canonical: paths.search(),
  robots: 'noindex',
});
