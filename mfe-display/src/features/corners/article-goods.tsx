import type { GoodsCard } from '@shop/shared/contracts';
import { GoodsLink, Picture, Price } from '@shop/shared/ui';
import styles from './article-goods.module.css';

const SHOWN_GOODS = 3;

/** Small goods cards below the text of a story. */
export function ArticleGoods({ goods }: { goods: readonly GoodsCard[] }) {
  if (goods.length === 0) return null;
  return (
    <ul className={styles.goods}>
      {goods.slice(0, SHOWN_GOODS).map((item) => (
        <li key={item.goodsNo}>
          <GoodsLink goods={item} className={styles.row}>
            <Picture
              className={styles.picture}
              image={item.image}
              alt=""
              width={160}
              height={160}
              sizes="64px"
            />
            <div className={styles.words}>
              <p className={styles.name}>{item.name}</p>
              <Price
                priceWon={item.salePriceWon}
                listPriceWon={item.listPriceWon}
                discountPercent={item.discountRate}
                size="row"
              />
            </div>
          </GoodsLink>
        </li>
      ))}
    </ul>
  );
}
