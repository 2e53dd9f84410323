import type { OrderItem } from '@shop/shared/contracts';
import { BulletList, Checkbox, CheckboxGroup, Notice, QuantityStepper } from '@shop/shared/ui';
import { type FormHandle, useControlledField } from '@shop/shared/ui/form';
import type { ReactNode } from 'react';
import { ItemLabel } from '../order/item-label';
import { type ReturnForm, returnableQty, returnRules } from './return.rules';
import styles from './return-modal.module.css';

interface ItemsStepProps {
  form: FormHandle<ReturnForm>;
  items: readonly OrderItem[];
  word: '반품' | '교환';
  /** More fields of a chosen item. */
  fieldsOf?: (item: OrderItem) => ReactNode;
}

const forBoth = [
  '판매자마다 따로 신청해 주세요',
  '받은 상태 그대로 다시 포장해 주세요',
  '불량이거나 잘못 온 상품은 판매자가 배송비를 부담해요',
];

const facts = {
  반품: [
    '단순 변심이면 반품 배송비를 환불 금액에서 빼요',
    '회수 날짜와 환불 금액은 신청하기 전에 보여 드려요',
  ],
  교환: [
    '단순 변심이면 왕복 배송비를 결제해요',
    '회수 날짜와 결제할 금액은 신청하기 전에 보여 드려요',
  ],
};

/** 상품: which of the delivered items, and how many of each. */
export function ItemsStep({ form, items, word, fieldsOf }: ItemsStepProps) {
  const choice = useControlledField(form, 'choice', returnRules.choice);
  const choose = (item: OrderItem, qty: number) =>
    choice.onChange({ ...choice.value, [item.itemNo]: qty });
  return (
    <div className={styles.step}>
      <CheckboxGroup label={`${word}할 상품`} error={choice.error}>
        {items.map((item, at) => {
          const qty = choice.value[item.itemNo] ?? 0;
          const most = returnableQty(item);
          return (
            <div key={item.itemNo} className={styles.item}>
              <Checkbox
                ref={at === 0 ? choice.ref : undefined}
                checked={qty > 0}
                onChange={() => choose(item, qty > 0 ? 0 : most)}
                label={<ItemLabel item={item} qty={qty || most} />}
              />
              {most > 1 && qty > 0 && (
                <QuantityStepper
                  label={`${item.goodsName} ${word} 수량`}
                  value={qty}
                  min={1}
                  max={most}
                  onChange={(next) => choose(item, next)}
                />
              )}
              {qty > 0 && fieldsOf?.(item)}
            </div>
          );
        })}
      </CheckboxGroup>
      <Notice title={`${word} 신청 전에 확인해 주세요`}>
        <BulletList items={[...forBoth, ...facts[word]]} isSmall />
      </Notice>
    </div>
  );
}
