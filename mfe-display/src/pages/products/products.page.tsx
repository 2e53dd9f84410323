import { type App, type PageMeta, type PageRequest, useSearchParams } from '@shop/shared/app';
import { paths, site } from '@shop/shared/contracts';
import { withParticle } from '@shop/shared/domain';
import { ButtonLink, EmptyState } from '@shop/shared/ui';
import { DisplayPage } from '../../features/display-page/display-page';
import { GoodsListView } from '../../features/goods-list/goods-list-view';
import { isPlainList } from '../../features/goods-list/list-query';
import { listTitles, productsScopeOf } from '../../features/products/products-url';
import { BUNDLE_TITLE, ProductsHead } from './products-head';

/** /products?type=…: a predefined list; with bundleSellerNo the goods of one parcel. */
export function Page() {
  const [search] = useSearchParams();
  const scope = productsScopeOf(search);
  return (
    <DisplayPage>
      <ProductsHead scope={scope} />
      <GoodsListView
        scope={scope}
        empty={
          <EmptyState
            title="지금은 상품이 없어요"
            reason="다른 상품을 둘러보세요"
            action={
              <ButtonLink variant="outline" to={paths.home()}>
                홈으로 가기
              </ButtonLink>
            }
          />
        }
      />
    </DisplayPage>
  );
}

export function meta(_app: App, { query }: PageRequest): PageMeta {
  const scope = productsScopeOf(query);
  const { type, bundleSellerNo } = scope;
  const title = bundleSellerNo ? BUNDLE_TITLE : listTitles[type];
  return {
    title,
    description: `${site.name}의 ${withParticle(title, '을/를')} 만나 보세요`,
    canonical: paths.products(type, { bundleSellerNo }),
    robots: isPlainList(scope, query) ? 'index' : 'noindex',
  };
}
