import type { GoodsSku } from '@shop/shared/contracts';
import { type Chosen, Notice, OptionPicker } from '@shop/shared/ui';
import { useState } from 'react';
import { RestockOffer } from '../restock/restock-offer';
import { ChosenLines } from './chosen-lines';
import styles from './option-fields.module.css';
import type { OptionForm } from './use-option-form';

/** The levels of the options, 재입고 알림 for a sold-out one, the chosen lines, and what is wrong with them. */
export function OptionFields({ form }: { form: OptionForm }) {
  const { goods, skus, chosen, lines, message } = form;
  const { groups } = goods.options;
  const [soldOut, setSoldOut] = useState<Chosen>();
  const missed = soldOut ? skusUnder(skus, soldOut).filter(({ available }) => available <= 0) : [];
  return (
    <div className={styles.fields}>
      {groups.length > 0 && (
        <OptionPicker
          groups={groups}
          skus={skus}
          chosen={chosen}
          onChoose={(next, sku) => {
            setSoldOut(undefined);
            form.choose(next, sku);
          }}
          onSoldOut={setSoldOut}
        />
      )}
      {missed.length > 0 && (
        <RestockOffer key={soldOut?.join()} goodsNo={goods.goodsNo} skus={missed} />
      )}
      <ChosenLines goods={goods} skus={skus} lines={lines} onChange={form.change} />
      {message && (
        <Notice tone="danger" isLive>
          {message}
        </Notice>
      )}
    </div>
  );
}

/** What a choice of the first levels leaves. */
const skusUnder = (skus: readonly GoodsSku[], path: Chosen): GoodsSku[] =>
  skus.filter(({ valueNos }) => path.every((valueNo, level) => valueNos[level] === valueNo));
