import { useQuery } from '@shop/shared/app';
import { type GoodsStatusReply, paths } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import { ButtonLink, useSheet } from '@shop/shared/ui';
import { goodsQueries } from '../../features/goods/goods.queries';
import { OpeningButton } from '../../features/opening/opening-button';
import { RestockButton } from '../../features/restock/restock-button';
import styles from './not-for-sale.module.css';

const sentences: Record<GoodsStatusReply['status'], string> = {
  READY: '아직 판매를 시작하지 않은 상품이에요',
  ON_SALE: '판매가 종료된 상품이에요',
  SOLD_OUT: '잠시 품절된 상품이에요',
  ENDED: '판매가 종료된 상품이에요',
  BANNED: '판매가 금지된 상품이에요',
};

function sentenceOf({ status, isForSale, soldOut }: GoodsStatusReply): string {
  if (!isForSale || status !== 'ON_SALE') return sentences[status];
  return soldOut ? '품절된 상품이에요' : '다시 판매하고 있어요';
}

/** The reason, the opening date if there is one, and what the shopper can do. */
export function WhyNot({ goods }: { goods: GoodsStatusReply }) {
  const { opensAt, name } = goods;
  return (
    <div className={styles.words}>
      <h1 className={styles.title}>{sentenceOf(goods)}</h1>
      {name && <p className={styles.name}>{name}</p>}
      {opensAt && <p className={styles.note}>{dottedDateTime(opensAt)}에 판매를 시작해요</p>}
      <div className={styles.actions}>
        {goods.isForSale ? <ForSale goods={goods} /> : <OffSale goods={goods} />}
      </div>
    </div>
  );
}

const toHome = (
  <ButtonLink variant="outline" to={paths.home()}>
    홈으로
  </ButtonLink>
);

function ForSale({ goods: { goodsNo, soldOut } }: { goods: GoodsStatusReply }) {
  return (
    <>
      {soldOut && <Restock goodsNo={goodsNo} />}
      <ButtonLink
        size={soldOut ? 'large' : undefined}
        variant={soldOut ? 'outline' : 'primary'}
        to={paths.goods(goodsNo)}
      >
        상품 보기
      </ButtonLink>
      {!soldOut && toHome}
    </>
  );
}

/** The detail says which options there are to wait for. */
function Restock({ goodsNo }: { goodsNo: number }) {
  const { data } = useQuery(goodsQueries.detail(goodsNo));
  return <RestockButton goodsNo={goodsNo} goods={data} sheet={useSheet('restock')} />;
}

function OffSale({ goods }: { goods: GoodsStatusReply }) {
  const { goodsNo, status, opensAt, categoryNo } = goods;
  // Goods with the status ON_SALE can have a sale period that begins later.
  const canOpen = status === 'READY' || (opensAt !== null && status !== 'ENDED');
  return (
    <>
      {canOpen && <OpeningButton goodsNo={goodsNo} />}
      <ButtonLink variant={canOpen ? 'outline' : 'primary'} to={paths.category(categoryNo)}>
        같은 카테고리 보기
      </ButtonLink>
      {!canOpen && toHome}
    </>
  );
}
