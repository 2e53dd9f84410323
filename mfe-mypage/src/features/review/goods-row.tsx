import type { ReviewableItem } from '@shop/shared/contracts';
import { Picture } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styles from './goods-row.module.css';

type Goods = Pick<ReviewableItem, 'goodsName' | 'optionText' | 'image'>;

/** The goods that a review is about. */
export const GoodsRow = ({ goods, children }: { goods: Goods; children?: ReactNode }) => (
  <div className={styles.row}>
    <Picture
      image={goods.image}
      alt=""
      width={64}
      height={64}
      sizes="64px"
      className={styles.picture}
    />
    <div className={styles.words}>
      <p className={styles.name}>{goods.goodsName}</p>
      {goods.optionText && <p className={styles.option}>{goods.optionText}</p>}
      {children}
    </div>
  </div>
);
