import { Checkbox, CheckboxGroup, Picture, Won } from '@shop/shared/ui';
import styles from './addition-fields.module.css';
import type { OptionForm } from './use-option-form';

/** 추가상품: other goods, one piece of each, that go with these into the basket or the order. */
export function AdditionFields({ form }: { form: OptionForm }) {
  const { additions } = form.goods;
  if (additions.length === 0) return null;
  return (
    <CheckboxGroup label="추가상품 (선택)">
      {additions.map(({ skuNo, name, image, priceWon }) => (
        <div key={skuNo} className={styles.addition}>
          <Checkbox
            label={
              <>
                {name} <Won amountWon={priceWon} />
              </>
            }
            checked={form.addedNos.includes(skuNo)}
            onChange={({ target }) => form.setAdded(skuNo, target.checked)}
          />
          <Picture
            className={styles.picture}
            image={image}
            alt=""
            width={80}
            height={80}
            sizes="48px"
          />
        </div>
      ))}
    </CheckboxGroup>
  );
}
