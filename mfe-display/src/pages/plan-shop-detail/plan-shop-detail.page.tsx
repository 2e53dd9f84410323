import {
  type App,
  type PageMeta,
  type PageRequest,
  useNotFound,
  useQuery,
  useSearchParams,
} from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { numberParam } from '@shop/shared/domain';
import { Resource } from '@shop/shared/ui';
import { ResumeTakenCoupon } from '../../features/coupon/coupon-parts';
import { DisplayPage } from '../../features/display-page/display-page';
import { planShopQueryOf, planShopScopeOf } from '../../features/plan-shop/plan-shop-url';
import { PlanShopBody } from './plan-shop-body';
import styles from './plan-shop-detail.module.css';
import { PlanShopSkeleton } from './plan-shop-skeleton';

/** /display/plan-shop/detail?planShopNo=…; &sectionNo=… shows one section only, &preview=… a plan shop that has not opened yet. */
export function Page() {
  const [search] = useSearchParams();
  const planShop = useQuery(planShopQueryOf(search));
  useNotFound(planShop);
  return (
    <DisplayPage className={styles.wide}>
      <Resource query={planShop} skeleton={<PlanShopSkeleton />}>
        {(detail) => (
          <PlanShopBody
            planShop={detail}
            scope={planShopScopeOf(search)}
            isPreview={search.has('preview')}
          />
        )}
      </Resource>
      <ResumeTakenCoupon />
    </DisplayPage>
  );
}

export function meta(app: App, { query }: PageRequest): PageMeta {
  const planShopNo = numberParam(query, 'planShopNo');
  const planShop = app.queryClient.getQueryData(planShopQueryOf(query).queryKey);
  if (!planShop) return { title: '기획전' };
  return {
    title: planShop.title,
    description: [planShop.benefit, planShop.subtitle].filter(Boolean).join(' · '),
    canonical: paths.planShop(planShopNo),
    image: paths.image(planShop.image.key, 1280, 800),
    robots: planShop.state === 'open' && !planShopScopeOf(query) ? 'index' : 'noindex',
  };
}
