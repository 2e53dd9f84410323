import type { GoodsSku } from '@shop/shared/contracts';
import { MAX_TEXT_OPTION } from '@shop/shared/domain';
import { type Chosen, Notice, OptionPicker, TextField } from '@shop/shared/ui';
import { useState } from 'react';
import { RestockOffer } from '../restock/restock-offer';
import { AdditionFields } from './addition-fields';
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
      {goods.textOption && (
        <TextField
          label={`${goods.textOption.name} (선택)`}
          hint={`${MAX_TEXT_OPTION}자까지 · 비워 두면 새기지 않아요`}
          error={form.textProblem}
          autoComplete="off"
          value={form.text}
          onChange={({ target }) => form.setText(target.value)}
        />
      )}
      <AdditionFields form={form} />
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
