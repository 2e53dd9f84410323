import type { GoodsCard } from '@shop/shared/contracts';
import { CloseIcon } from '../icon';
import { IconButton } from '../icon-button/icon-button';
import { ProductCard } from '../product-card/product-card';
import styles from './recent-goods.module.css';

export interface RecentCardProps {
  goods: GoodsCard;
  onRemove: () => void;
}

/**
 * A recently viewed card with a button that removes it from the list. Without a wrapper: the cards of a row share
 * the rows of their grid.
 */
export function RecentCard({ goods, onRemove }: RecentCardProps) {
  return (
    <>
      <ProductCard goods={goods} />
      <IconButton
        className={styles.remove}
        label={`${goods.name} 최근 본 상품에서 삭제`}
        icon={<CloseIcon size={16} />}
        onClick={onRemove}
      />
    </>
  );
}
