import type { GoodsSku, OrderItem } from '@shop/shared/contracts';
import { FieldError, OptionPicker } from '@shop/shared/ui';
import { type FormHandle, useControlledField } from '@shop/shared/ui/form';
import { useId, useState } from 'react';
import type { ReturnForm } from '../return/return.rules';
import styles from './exchange.module.css';
import {
  type ExchangeChoices,
  type OptionsOf,
  skusOf,
  wantedProblem,
  wantedSku,
} from './exchange.rules';

interface OptionFieldProps {
  form: FormHandle<ReturnForm>;
  item: OrderItem;
  choices: ExchangeChoices;
  optionsOf: OptionsOf;
}

/** The option that is sent instead, chosen as on the product page; the same one is possible, for faulty goods. */
export function OptionField({ form, item, choices, optionsOf }: OptionFieldProps) {
  const { itemNo, goodsName } = item;
  const id = useId();
  const wanted = useControlledField(form, 'wanted', (value) =>
    wantedProblem(optionsOf, { choice: form.methods.getValues('choice'), wanted: value }),
  );
  const options = optionsOf(itemNo);
  const skus = skusOf(choices);
  const chosenSku = skus.find(({ skuNo }) => skuNo === wantedSku(options, wanted.value, itemNo));
  // A choice that is not complete yet wants nothing.
  const [chosen, setChosen] = useState<readonly number[]>(chosenSku?.valueNos ?? []);
  const handleChoose = (next: readonly number[], sku: GoodsSku | undefined) => {
    setChosen(next);
    const { [itemNo]: _earlier, ...others } = wanted.value;
    wanted.onChange(sku ? { ...others, [itemNo]: sku.skuNo } : others);
  };
  return (
    <div
      ref={wanted.ref}
      role="group"
      tabIndex={-1}
      aria-label={`${goodsName} 바꿀 옵션`}
      aria-describedby={wanted.error ? id : undefined}
      className={styles.option}
    >
      <p className={styles.now}>
        지금 옵션 <strong>{item.optionText || '없음'}</strong>
      </p>
      {options.length === 1 && choices.groups.length === 0 ? (
        <p>같은 상품으로 바꿔 드려요</p>
      ) : (
        <OptionPicker groups={choices.groups} skus={skus} chosen={chosen} onChoose={handleChoose} />
      )}
      <FieldError id={id} error={wanted.error} />
    </div>
  );
}
