import { useAfterPaint, useQuery, useSearchParams } from '@shop/shared/app';
import { numberParam } from '@shop/shared/domain';
import { CornersFragment, PageMain, Resource, SkipLink } from '@shop/shared/ui';
import { memo, Suspense } from 'react';
import { useAdultGoods } from '../../features/adult/adult.queries';
import { lazyHydration } from '../../features/deferred/lazy-hydration';
import { goodsQueries } from '../../features/goods/goods.queries';
import { useGoodsGone } from '../../features/goods/use-goods-gone';
import { useGoodsHead } from '../../features/goods/use-goods-head';
import { BenefitLine } from './benefit-line';
import { ArrivalPromise } from './delivery-fact';
import { preloadPurchase } from './desktop-buying';
import { loadJsonLd } from './detail.meta';
import styles from './detail.module.css';
import { BodySkeleton, FactsSkeleton, HeadSkeleton } from './detail-skeletons';
import { Facts } from './facts';
import { GoodsGallery } from './goods-gallery';
import { GoodsHeading } from './goods-heading';
import { GoodsPath } from './goods-path';
import { PURCHASE_ID, Purchase } from './purchase';

export { meta } from './detail.meta';

const body = lazyHydration(() =>
  import(/* webpackChunkName: "goods.detail.body" */ './detail-body').then(
    ({ DetailBody }) => DetailBody,
  ),
);

/** In the chunk of the body, because most visitors do not compare. */
const compareButton = lazyHydration(
  () =>
    import(
      /* webpackChunkName: "goods.detail.body" */ '../../features/compare/compare-button'
    ).then(({ CompareButton }) => CompareButton),
  { isOptional: true },
);

/** Few goods have one. */
const comingDeal = lazyHydration(() =>
  import(/* webpackChunkName: "goods.detail.coming-deal" */ './coming-deal').then(
    ({ ComingDeal }) => ComingDeal,
  ),
);

/** The server awaits this before it renders the page. */
export const ready = () =>
  Promise.all([
    body.preload(),
    compareButton.preload(),
    comingDeal.preload(),
    preloadPurchase(),
    loadJsonLd(),
  ]);

export function Page() {
  const [search] = useSearchParams();
  const goodsNo = numberParam(search, 'goodsNo');
  return <GoodsDetailView key={goodsNo} goodsNo={goodsNo} />;
}

/** Memoized, because opening a sheet changes the URL but not this content. */
const GoodsDetailView = memo(function GoodsDetailView({ goodsNo }: { goodsNo: number }) {
  const query = useQuery(goodsQueries.detail(goodsNo));
  const head = useGoodsHead(goodsNo, query.data);
  useGoodsGone(goodsNo, query.error);
  const adult = useAdultGoods(goodsNo, head?.isAdult);
  const category = query.data?.breadcrumb[0];
  const isPainted = useAfterPaint();

  return (
    <PageMain className={styles.page}>
      <SkipLink targetId={PURCHASE_ID}>옵션 선택으로 건너뛰기</SkipLink>
      <GoodsPath steps={query.data?.breadcrumb} />
      <div className={styles.top}>
        <GoodsGallery head={head} adultImages={adult?.images} videoPath={query.data?.videoPath} />
        <div className={styles.column}>
          {head ? (
            <GoodsHeading
              head={head}
              arrival={query.data && isPainted && <ArrivalPromise goods={query.data} />}
              compare={
                category &&
                isPainted && (
                  <Suspense>
                    <compareButton.Component goodsNo={goodsNo} categoryNo={category.categoryNo} />
                  </Suspense>
                )
              }
            />
          ) : (
            <HeadSkeleton />
          )}
          {query.data?.comingDeal && (
            <Suspense>
              <comingDeal.Component goodsNo={goodsNo} deal={query.data.comingDeal} />
            </Suspense>
          )}
          {query.data && isPainted && <BenefitLine goods={query.data} />}
          <Purchase goodsNo={goodsNo} head={head} goods={query.data} isVerified={Boolean(adult)} />
          <Resource query={query} skeleton={<FactsSkeleton />}>
            {(goods) => (isPainted ? <Facts goods={goods} /> : <FactsSkeleton />)}
          </Resource>
        </div>
      </div>
      {query.data && isPainted ? (
        <Suspense fallback={<BodySkeleton />}>
          <body.Component goods={adult ? { ...query.data, content: adult.content } : query.data} />
        </Suspense>
      ) : (
        !query.error && <BodySkeleton />
      )}
      {query.data && isPainted && <CornersFragment pageCd="GOODS" />}
    </PageMain>
  );
});
