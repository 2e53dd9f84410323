import type { BasketView } from '@shop/shared/contracts';
import { FragmentSlot, fragmentKey, lazy, useWhenVisible } from '@shop/shared/ui';
import { useRef } from 'react';
import { substituteFragments } from '../../features/basket/substitutes';
import styles from './basket-more.module.css';

const recentGoods = lazy(
  () =>
    import(
      /* webpackChunkName: "part-goods-row" */ '@shop/shared/ui/recent-goods/recent-goods-rail'
    ).then(({ RecentGoodsRail }) => RecentGoodsRail),
  undefined,
  { isOptional: true },
);

/** Below the basket: substitutes for what cannot be bought, and what was seen recently on this device. */
export function BasketMore({ view }: { view: BasketView | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useWhenVisible(ref);
  const inBasket = view?.groups.flatMap(({ items }) => items.map(({ goodsNo }) => goodsNo));
  return (
    <>
      {substituteFragments(view).map((fragment) => (
        <div key={fragmentKey(fragment)} className={styles.substitutes}>
          <FragmentSlot fragment={fragment} />
        </div>
      ))}
      <div ref={ref}>
        {isNear && <recentGoods.Component className={styles.recent} without={inBasket} />}
      </div>
    </>
  );
}
