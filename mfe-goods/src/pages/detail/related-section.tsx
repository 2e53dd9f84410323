import { useQuery } from '@shop/shared/app';
import { lazy, Skeleton, useWhenVisible } from '@shop/shared/ui';
import { useRef } from 'react';
import { goodsQueries } from '../../features/goods/goods.queries';
import styles from './detail-body.module.css';

const cards = lazy(() =>
  import(/* webpackChunkName: "goods.card-rail" */ '../../features/goods/card-rail').then(
    ({ CardRail }) => CardRail,
  ),
);

/** 함께 보면 좋은 상품. The cards and their code load when the section nears the viewport. */
export function RelatedSection({ goodsNo }: { goodsNo: number }) {
  const ref = useRef<HTMLElement>(null);
  const isNear = useWhenVisible(ref);
  const { data, error } = useQuery({ ...goodsQueries.related(goodsNo), enabled: isNear });
  if (error || data?.items.length === 0) return null;
  return (
    <section ref={ref} className={styles.related} aria-labelledby="related-title">
      <h2 id="related-title" className={styles.title}>
        함께 보면 좋은 상품
      </h2>
      {data ? (
        <cards.Component label="함께 보면 좋은 상품" goods={data.items} />
      ) : (
        <Skeleton shape="block" className={styles.railWaiting} />
      )}
    </section>
  );
}
