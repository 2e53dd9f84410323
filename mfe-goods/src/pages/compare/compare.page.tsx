import {
  keepPreviousData,
  type PageMeta,
  useNavigate,
  useQuery,
  useSearchParams,
} from '@shop/shared/app';
import { type ComparedGoods, paths } from '@shop/shared/contracts';
import {
  ButtonLink,
  EmptyState,
  PageFrame,
  Resource,
  Skeleton,
  SkeletonGroup,
} from '@shop/shared/ui';
import { useEffect, useRef } from 'react';
import { compareList } from '../../features/compare/compare-list';
import {
  type ComparedNumbers,
  MAX_COMPARED,
  readCompared,
} from '../../features/compare/compared-goods';
import { goodsQueries } from '../../features/goods/goods.queries';
import styles from './compare.module.css';
import { CompareTable } from './compare-table';

const TITLE = '상품 비교';

export const meta = (): PageMeta => ({ title: TITLE, robots: 'noindex' });

/** Up to three goods side by side. The address names them, so that it can be shared. */
export function Page() {
  const [search] = useSearchParams();
  const compared = readCompared(search);
  return (
    <PageFrame title={TITLE}>
      <div className={styles.content}>
        {compared.goodsNos.length > 0 ? <Comparison {...compared} /> : <NothingCompared />}
      </div>
    </PageFrame>
  );
}

function Comparison({ goodsNos, isCut }: ComparedNumbers) {
  // A removed column leaves the others where they are.
  const query = useQuery({
    ...goodsQueries.compared(goodsNos),
    placeholderData: keepPreviousData,
    select: ({ items }) => items.filter(({ goodsNo }) => goodsNos.includes(goodsNo)),
  });
  // What is not sold any more would occupy a place of the list, and cannot be removed by its column.
  const shown = query.isPlaceholderData ? undefined : query.data;
  useEffect(() => {
    if (!shown) return;
    const left = shown.map(({ goodsNo }) => goodsNo);
    const gone = compareList
      .list()
      .filter((goodsNo) => goodsNos.includes(goodsNo) && !left.includes(goodsNo));
    if (gone.length > 0) compareList.remove(gone);
  }, [shown, goodsNos]);
  const navigate = useNavigate();
  const regionRef = useRef<HTMLElement>(null);
  const remove = (items: readonly ComparedGoods[], removed: number) => {
    const left = items.map(({ goodsNo }) => goodsNo).filter((goodsNo) => goodsNo !== removed);
    compareList.remove(goodsNos.filter((goodsNo) => !left.includes(goodsNo)));
    const place = left.length > 0 ? regionRef.current : document.getElementById('main');
    place?.focus();
    void navigate(paths.compare(left), { replace: true });
  };
  return (
    <Resource
      query={query}
      skeleton={<TableSkeleton />}
      isEmpty={(items) => items.length === 0}
      empty={<NothingCompared />}
    >
      {(items) => (
        <>
          {isCut && <p>{MAX_COMPARED}개까지 비교할 수 있어서 앞의 상품만 보여 드려요</p>}
          {items.length < goodsNos.length && <p>지금 판매하지 않는 상품은 뺐어요</p>}
          <CompareTable
            items={items}
            regionRef={regionRef}
            onRemove={(goodsNo) => remove(items, goodsNo)}
          />
        </>
      )}
    </Resource>
  );
}

function NothingCompared() {
  return (
    <EmptyState
      title="비교할 상품이 없어요"
      reason="상품 상세의 비교하기로 같은 종류의 상품을 3개까지 담아 보세요"
      action={
        <ButtonLink variant="outline" to={paths.products('best')}>
          베스트 상품 보기
        </ButtonLink>
      }
    />
  );
}

function TableSkeleton() {
  return (
    <SkeletonGroup label="상품을 불러오는 중이에요">
      <Skeleton shape="block" className={styles.table} />
    </SkeletonGroup>
  );
}
