import { Notice, OptionPicker } from '@shop/shared/ui';
import { ChosenLines } from './chosen-lines';
import styles from './option-fields.module.css';
import type { OptionForm } from './use-option-form';

/** The levels of the options, the chosen lines, and what is wrong with them. */
export function OptionFields({ form }: { form: OptionForm }) {
  const { goods, skus, chosen, lines, message } = form;
  const { groups } = goods.options;
  return (
    <div className={styles.fields}>
      {groups.length > 0 && (
        <OptionPicker groups={groups} skus={skus} chosen={chosen} onChoose={form.choose} />
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
