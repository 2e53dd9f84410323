import {
  type App,
  callKey,
  type PageMeta,
  type PageRequest,
  useQuery,
  useSearchParams,
} from '@shop/shared/app';
import { type GoodsStatusReply, goodsCalls } from '@shop/shared/contracts';
import { numberParam } from '@shop/shared/domain';
import { classNames, PageMain, Picture, Resource, Skeleton } from '@shop/shared/ui';
import { goodsQueries } from '../../features/goods/goods.queries';
import { useGoodsGone } from '../../features/goods/use-goods-gone';
import styles from './not-for-sale.module.css';
import { SimilarGoods } from './similar-goods';
import { WhyNot } from './why-not';

function titleOf({ name, status, isForSale, soldOut }: GoodsStatusReply): string {
  if (isForSale) return soldOut ? `${name} 품절` : name;
  if (status === 'READY') return `${name} 판매 예정`;
  if (status === 'SOLD_OUT') return `${name} 품절`;
  return name ? `${name} 판매 종료` : '판매 종료 상품';
}

export function meta(app: App, { query }: PageRequest): PageMeta {
  const goodsNo = numberParam(query, 'goodsNo');
  const key = callKey(goodsCalls.status, { params: { goodsNo } });
  const goods = app.queryClient.getQueryData<GoodsStatusReply>(key);
  return {
    title: goods ? titleOf(goods) : '판매 종료 상품',
    robots: 'noindex',
    status: goods?.status === 'ENDED' || goods?.status === 'BANNED' ? 410 : undefined,
  };
}

const canBuy = ({ status, isForSale, soldOut }: GoodsStatusReply): boolean =>
  isForSale && status === 'ON_SALE' && !soldOut;

/** Code 5002: the goods, the reason why they are not for sale, and similar goods. */
export function Page() {
  const [search] = useSearchParams();
  const goodsNo = numberParam(search, 'goodsNo');
  const query = useQuery(goodsQueries.status(goodsNo));
  useGoodsGone(goodsNo, query.error);
  return (
    <PageMain className={styles.page}>
      <div className={styles.goods}>
        <Resource query={query} skeleton={<Skeleton shape="block" className={styles.waiting} />}>
          {(goods) => (
            <>
              {goods.status !== 'BANNED' && (
                <Picture
                  className={classNames(styles.picture, !canBuy(goods) && styles.gone)}
                  image={goods.image}
                  alt=""
                  width={160}
                  height={160}
                  sizes="160px"
                  isEager
                />
              )}
              <WhyNot goods={goods} />
            </>
          )}
        </Resource>
      </div>
      <SimilarGoods goodsNo={goodsNo} />
    </PageMain>
  );
}
