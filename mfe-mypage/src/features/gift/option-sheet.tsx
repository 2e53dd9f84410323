import { errorMessage, toast, useCallMutation } from '@shop/shared/app';
import { type GiftLine, giftCalls } from '@shop/shared/contracts';
import { BottomSheet, Button, Notice, Radio, RadioGroup } from '@shop/shared/ui';
import { useState } from 'react';
import styles from './gift-link.module.css';
import { useGiftChange } from './use-gift-change';

export interface OptionSheetProps {
  line: GiftLine;
  token: string;
  onClose: () => void;
}

/** 옵션 변경: another option of the same goods at an equal price. */
export function OptionSheet({ line, token, onClose }: OptionSheetProps) {
  const [skuNo, setSkuNo] = useState(line.skuNo);
  const { show, refreshAfter } = useGiftChange(token);
  const change = useCallMutation(giftCalls.changeOption, {
    onSuccess: async (view) => {
      await show(view);
      toast('옵션을 바꿨어요');
      onClose();
    },
    onError: refreshAfter,
  });
  return (
    <BottomSheet
      open
      title="옵션 변경"
      onClose={onClose}
      footer={
        <Button
          size="large"
          isFull
          disabled={skuNo === line.skuNo}
          isLoading={change.isPending}
          onClick={() => change.mutate({ params: { token }, body: { itemNo: line.itemNo, skuNo } })}
        >
          변경하기
        </Button>
      }
    >
      <div className={styles.sheet}>
        {change.error && (
          <Notice tone="danger" isLive>
            {errorMessage(change.error)}
          </Notice>
        )}
        <RadioGroup label={line.goodsName}>
          {line.options.map((option) => (
            <Radio
              key={option.skuNo}
              look="card"
              name="option"
              label={option.optionText}
              note={option.isSoldOut ? '품절' : undefined}
              disabled={option.isSoldOut}
              checked={option.skuNo === skuNo}
              onChange={() => {
                change.reset();
                setSkuNo(option.skuNo);
              }}
            />
          ))}
        </RadioGroup>
      </div>
    </BottomSheet>
  );
}
