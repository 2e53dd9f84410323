import { type FavoriteGoods, paths } from '@shop/shared/contracts';
import { Badge, Checkbox, ProductCard, TextLink, wonFigure } from '@shop/shared/ui';
import styles from './favorites.module.css';

export interface FavoriteRowProps {
  item: FavoriteGoods;
  isChosen: boolean;
  onToggle: () => void;
}

/** One favourite: what changed since it was marked, and the way on when it cannot be bought. */
export function FavoriteRow({ item, isChosen, onToggle }: FavoriteRowProps) {
  const { goods, state, dropWon, isBack } = item;
  return (
    <li className={styles.row}>
      <Checkbox
        className={styles.tick}
        label={`${goods.name} 선택`}
        isLabelHidden
        checked={isChosen}
        onChange={onToggle}
      />
      <ProductCard goods={goods} layout="list">
        {state === 'ENDED' && <Badge tone="danger">판매 종료</Badge>}
        {state !== 'ENDED' && dropWon > 0 && (
          <p className={styles.drop}>찜한 뒤 {wonFigure(dropWon)}원 내렸어요</p>
        )}
        {isBack && <Badge tone="good">다시 입고됐어요</Badge>}
        {state !== 'ON_SALE' && (
          <p className={styles.wayOn}>
            <TextLink to={paths.goodsNotForSale(goods.goodsNo)}>비슷한 상품 보기</TextLink>
          </p>
        )}
      </ProductCard>
    </li>
  );
}
