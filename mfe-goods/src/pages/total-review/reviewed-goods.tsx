import { Link, useQuery } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { ButtonLink, Picture, Price, Resource, Skeleton } from '@shop/shared/ui';
import { goodsQueries } from '../../features/goods/goods.queries';
import { useGoodsGone } from '../../features/goods/use-goods-gone';
import styles from './total-review.module.css';

/** The goods that the reviews are about: a line on phones, a card beside the reviews on PC. */
export function ReviewedGoods({ goodsNo }: { goodsNo: number }) {
  const query = useQuery(goodsQueries.status(goodsNo));
  useGoodsGone(goodsNo, query.error);
  return (
    <Resource query={query} skeleton={<Skeleton shape="block" className={styles.goods} />}>
      {({ name, image, salePriceWon, isForSale, status }) => {
        const canBuy = isForSale && status === 'ON_SALE';
        return (
          <aside className={styles.goods} aria-label="후기를 남긴 상품">
            <Link className={styles.link} to={paths.goods(goodsNo)}>
              <Picture
                className={styles.picture}
                image={image}
                alt=""
                width={320}
                height={320}
                sizes="(min-width: 1024px) 278px, 64px"
              />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                {salePriceWon !== null && <Price priceWon={salePriceWon} isDimmed={!canBuy} />}
              </span>
            </Link>
            <ButtonLink to={paths.goods(goodsNo)}>{canBuy ? '구매하기' : '상품 보기'}</ButtonLink>
          </aside>
        );
      }}
    </Resource>
  );
}
