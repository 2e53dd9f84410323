import { useAdultImage } from '@shop/shared/app';
import type { ComparedGoods, ImageRef } from '@shop/shared/contracts';
import { CloseIcon, GoodsLink, IconButton, Picture } from '@shop/shared/ui';
import styles from './compare-table.module.css';

/** Picture and name of one column, and its removal. */
export function ComparedHead({ goods, onRemove }: { goods: ComparedGoods; onRemove: () => void }) {
  const AdultImage = useAdultImage();
  const picture = (image: ImageRef | undefined) =>
    image ? (
      <Picture
        className={styles.picture}
        image={image}
        alt=""
        width={240}
        height={240}
        sizes="160px"
      />
    ) : (
      <span className={styles.mask}>성인 인증 후 볼 수 있어요</span>
    );
  return (
    <div className={styles.head}>
      <div className={styles.media}>
        {!goods.adult ? (
          picture(goods.image)
        ) : AdultImage ? (
          <AdultImage goodsNo={goods.goodsNo}>{picture}</AdultImage>
        ) : (
          picture(undefined)
        )}
      </div>
      <GoodsLink className={styles.name} goods={goods}>
        {goods.name}
      </GoodsLink>
      <IconButton
        className={styles.remove}
        label={`${goods.name} 비교에서 빼기`}
        icon={<CloseIcon size={18} />}
        onClick={onRemove}
      />
    </div>
  );
}
