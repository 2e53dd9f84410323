import type { GoodsSku } from '@shop/shared/contracts';
import { Button, SelectField } from '@shop/shared/ui';
import { useState } from 'react';
import styles from './restock-offer.module.css';
import { useRestock } from './use-restock';

export interface RestockOfferProps {
  goodsNo: number;
  /** Sold out; several when a value of an earlier level is. */
  skus: readonly GoodsSku[];
  onDone?: () => void;
}

/** 재입고 알림 받기 for a sold-out SKU, which is chosen first when there are several. */
export function RestockOffer({ goodsNo, skus, onDone }: RestockOfferProps) {
  const { add, isBusy } = useRestock(goodsNo);
  const [chosenNo, setChosenNo] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const skuNo = skus.length === 1 ? skus[0]?.skuNo : Number(chosenNo) || undefined;
  const press = async () => {
    setIsMissing(skuNo === undefined);
    if (skuNo !== undefined && (await add(skuNo))) onDone?.();
  };
  return (
    <div className={styles.offer}>
      {skus.length > 1 && (
        <SelectField
          label="알림을 받을 옵션"
          placeholder="옵션을 선택해 주세요"
          error={isMissing && skuNo === undefined ? '알림을 받을 옵션을 선택해 주세요' : undefined}
          options={skus.map((sku) => ({ value: String(sku.skuNo), label: sku.optionText }))}
          value={chosenNo}
          onChange={(event) => setChosenNo(event.target.value)}
        />
      )}
      {/* In its own sheet it is what the sheet is for; among options it is one of several. */}
      <Button
        variant={onDone ? 'primary' : 'outline'}
        isFull
        isLoading={isBusy}
        onClick={() => void press()}
      >
        재입고 알림 받기
      </Button>
    </div>
  );
}
