import { Link } from '@shop/shared/app';
import { type BasketItem, paths } from '@shop/shared/contracts';
import { Button, CloseIcon, IconButton, Picture, Section } from '@shop/shared/ui';
import styles from './basket-invalid.module.css';

export interface BasketInvalidProps {
  items: readonly BasketItem[];
  onRemove: (itemNos: readonly number[]) => void;
}

/** 품절 and 판매종료 items: still listed, but excluded from every total. */
export function BasketInvalid({ items, onRemove }: BasketInvalidProps) {
  return (
    <Section
      className={styles.section}
      title={`구매할 수 없는 상품 ${items.length}`}
      end={
        <Button
          variant="outline"
          size="small"
          onClick={() => onRemove(items.map(({ itemNo }) => itemNo))}
        >
          일괄삭제
        </Button>
      }
    >
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.itemNo} className={styles.item}>
            <span className={styles.picture}>
              <Picture image={item.image} alt="" width={80} height={80} sizes="80px" />
            </span>
            <div className={styles.words}>
              <Link to={paths.goods(item.goodsNo)} className={styles.name}>
                {item.goodsName}
              </Link>
              {item.optionText && <p className={styles.option}>{item.optionText}</p>}
              <p className={styles.reason}>{item.problem?.message}</p>
            </div>
            <IconButton
              label={`${item.goodsName} ${item.optionText} 삭제`}
              icon={<CloseIcon size={20} />}
              className={styles.remove}
              onClick={() => onRemove([item.itemNo])}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
