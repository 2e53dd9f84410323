import { type App, type PageMeta, type PageRequest, useSearchParams } from '@shop/shared/app';
import { paths, site } from '@shop/shared/contracts';
import { groupDigits, numberParam } from '@shop/shared/domain';
import { brandQueries } from '../../features/brand/brand.queries';
import { DisplayPage } from '../../features/display-page/display-page';
import { isPlainList } from '../../features/goods-list/list-query';
import { BrandHall } from './brand-hall';
import { BrandHome } from './brand-home';

/** /display/brand: all brands. With brandNo: one brand and its goods. */
export function Page() {
  const [search] = useSearchParams();
  const brandNo = numberParam(search, 'brandNo');
  return (
    <DisplayPage>
      {brandNo ? (
        <BrandHome brandNo={brandNo} />
      ) : (
        <BrandHall isByLatin={search.get('index') === 'abc'} />
      )}
    </DisplayPage>
  );
}

export function meta(app: App, { query }: PageRequest): PageMeta {
  const brandNo = numberParam(query, 'brandNo');
  if (!brandNo) {
    return {
      title: '브랜드',
      description: `${site.name}의 모든 브랜드를 가나다, ABC 순으로 찾아보세요.`,
      canonical: paths.brand(),
    };
  }
  const brand = app.queryClient.getQueryData(brandQueries.detail(brandNo).queryKey);
  if (!brand) return { title: '브랜드' };
  return {
    title: brand.name,
    description: brand.isEnded
      ? `${brand.name}(${brand.nameEn})는 판매가 끝난 브랜드예요.`
      : `${brand.name}(${brand.nameEn}) 상품 ${groupDigits(brand.goodsCount)}개를 ${site.name}에서 만나보세요.`,
    canonical: paths.brand(brandNo),
    image: paths.image(brand.logo.key, 480),
    robots: !brand.isEnded && isPlainList({ brandNo }, query) ? 'index' : 'noindex',
  };
}
