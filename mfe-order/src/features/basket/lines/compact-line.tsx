import { Link } from '@shop/shared/app';
import { type BasketItem, paths } from '@shop/shared/contracts';
import { CloseIcon, classNames, IconButton, Picture } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styles from './compact-line.module.css';

export interface CompactLineProps {
  item: BasketItem;
  onRemove: () => void;
  /** Draws the picture and the words fainter. */
  isDimmed?: boolean;
  children?: ReactNode;
}

/** A basket item that is not ordered now: its name and option, without quantity and selection. */
export function CompactLine({ item, onRemove, isDimmed = false, children }: CompactLineProps) {
  return (
    <li className={classNames(styles.item, isDimmed && styles.dimmed)}>
      <span className={styles.picture}>
        <Picture image={item.image} alt="" width={80} height={80} sizes="80px" />
      </span>
      <div className={styles.words}>
        <Link to={paths.goods(item.goodsNo)} className={styles.name}>
          {item.goodsName}
        </Link>
        {item.optionText && <p className={styles.option}>{item.optionText}</p>}
        {children}
      </div>
      <IconButton
        label={`${item.goodsName} ${item.optionText} 삭제`}
        icon={<CloseIcon size={20} />}
        className={styles.remove}
        onClick={onRemove}
      />
    </li>
  );
}
