import type { OrderItem } from '@shop/shared/contracts';
import { SelectField } from '@shop/shared/ui';
import { type FormHandle, useControlledField } from '@shop/shared/ui/form';
import type { ReturnForm } from '../return/return.rules';
import { type OptionsOf, optionLabel, wantedProblem, wantedSku } from './exchange.rules';

interface OptionFieldProps {
  form: FormHandle<ReturnForm>;
  item: OrderItem;
  optionsOf: OptionsOf;
}

/** The option that is sent instead; the same one is possible, for faulty goods. */
export function OptionField({ form, item: { itemNo, goodsName }, optionsOf }: OptionFieldProps) {
  const wanted = useControlledField(form, 'wanted', (value) =>
    wantedProblem(optionsOf, { choice: form.methods.getValues('choice'), wanted: value }),
  );
  const options = optionsOf(itemNo);
  return (
    <SelectField
      ref={wanted.ref}
      label={`${goodsName} 바꿀 옵션`}
      placeholder="옵션을 골라 주세요"
      isRequired
      value={String(wantedSku(options, wanted.value, itemNo) ?? '')}
      onChange={({ target }) =>
        wanted.onChange({ ...wanted.value, [itemNo]: Number(target.value) })
      }
      options={options.map((option) => ({
        value: String(option.skuNo),
        label: optionLabel(option),
        isDisabled: option.left === 0,
      }))}
      error={wanted.error}
    />
  );
}
