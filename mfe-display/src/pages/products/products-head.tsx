import { useSearchParams } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { ChipGroup, ChipLink } from '@shop/shared/ui';
import { PageTitle } from '../../features/display-page/display-page';
import { parseListState } from '../../features/goods-list/goods-list.queries';
import { useGoodsList } from '../../features/goods-list/use-goods-list';
import { listTitles, type ProductsScope } from '../../features/products/products-url';
import styles from './products-head.module.css';

export const BUNDLE_TITLE = '묶음배송 상품';

/** The name of a predefined list and the links to the others, or the seller of one parcel. */
export function ProductsHead({ scope }: { scope: ProductsScope }) {
  return (
    <div className={styles.head}>
      {scope.bundleSellerNo ? <BundleTitle scope={scope} /> : <TypeChips scope={scope} />}
    </div>
  );
}

/** The response names the seller. */
function BundleTitle({ scope }: { scope: ProductsScope }) {
  const [search] = useSearchParams();
  const { first } = useGoodsList(parseListState(scope, search));
  return <PageTitle>{first?.title ?? BUNDLE_TITLE}</PageTitle>;
}

/** On phones the current chip shows the name. */
function TypeChips({ scope }: { scope: ProductsScope }) {
  return (
    <>
      <PageTitle isInHeader>{listTitles[scope.type]}</PageTitle>
      <ChipGroup label="상품 목록" isToEdge>
        {Object.entries(listTitles).map(([type, title]) => (
          <ChipLink key={type} to={paths.products(type)} isCurrent={type === scope.type} replace>
            {title}
          </ChipLink>
        ))}
      </ChipGroup>
    </>
  );
}
