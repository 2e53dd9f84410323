import { type GoodsStatusReply, paths } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import { ButtonLink } from '@shop/shared/ui';
import { OpeningButton } from '../../features/opening/opening-button';
import styles from './not-for-sale.module.css';

const sentences: Record<GoodsStatusReply['status'], string> = {
  READY: '아직 판매를 시작하지 않은 상품이에요',
  ON_SALE: '판매가 종료된 상품이에요',
  SOLD_OUT: '잠시 품절된 상품이에요',
  ENDED: '판매가 종료된 상품이에요',
  BANNED: '판매가 금지된 상품이에요',
};

/** The reason, the opening date if there is one, and links to other pages. */
export function WhyNot({ goods }: { goods: GoodsStatusReply }) {
  const { status, isForSale, opensAt, name, goodsNo, categoryNo } = goods;
  // Goods with the status ON_SALE can have a sale period that begins later.
  const canOpen = status === 'READY' || (!isForSale && opensAt !== null && status !== 'ENDED');
  return (
    <div className={styles.words}>
      <h1 className={styles.title}>
        {isForSale && status === 'ON_SALE' ? '다시 판매하고 있어요' : sentences[status]}
      </h1>
      {name && <p className={styles.name}>{name}</p>}
      {opensAt && <p className={styles.note}>{dottedDateTime(opensAt)}에 판매를 시작해요</p>}
      <div className={styles.actions}>
        {canOpen && <OpeningButton goodsNo={goodsNo} />}
        {isForSale ? (
          <ButtonLink to={paths.goods(goodsNo)}>
            {status === 'SOLD_OUT' ? '재입고 알림 받기' : '상품 보기'}
          </ButtonLink>
        ) : (
          <ButtonLink variant={canOpen ? 'outline' : 'primary'} to={paths.category(categoryNo)}>
            같은 카테고리 보기
          </ButtonLink>
        )}
        {!canOpen && (
          <ButtonLink variant="outline" to={paths.home()}>
            홈으로
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
