import { useQuery } from '@shop/shared/app';
import { onDemand, Section, useIsNear } from '@shop/shared/ui';
import { useRef } from 'react';
import type { goodsRowQueries } from './goods.queries';
import styles from './goods-row.module.css';

const cards = onDemand(() =>
  import(/* webpackChunkName: "part-goods-row" */ './goods-cards').then(
    ({ GoodsCards }) => GoodsCards,
  ),
);

export interface GoodsRowProps {
  title: string;
  query: ReturnType<typeof goodsRowQueries.similar>;
}

/** One row of goods that loads when it nears the viewport; nothing where there are no goods. */
export function GoodsRow({ title, query }: GoodsRowProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref);
  const { data, error } = useQuery({ ...query, enabled: isNear });
  if (error || data?.items.length === 0) return null;
  return (
    <div ref={ref} className={data && styles.row}>
      {data && (
        <Section title={title}>
          <cards.Component label={title} goods={data.items} />
        </Section>
      )}
    </div>
  );
}
