import {
  events,
  presentError,
  toast,
  useCallMutation,
  useQuery,
  useQueryClient,
  writeQueryCache,
} from '@shop/shared/app';
import { type BasketItem, basketCalls, type GoodsSku } from '@shop/shared/contracts';
import { BottomSheet, Button, OptionPicker, Resource, TextSkeleton } from '@shop/shared/ui';
import { useState } from 'react';
import { basketQueries } from './basket.queries';
import { optionQueries } from './option.queries';
import styles from './option-sheet.module.css';

export interface OptionSheetProps {
  item: BasketItem;
  open: boolean;
  onClose: () => void;
  /** Flushes pending mutations, so that a quantity is not lost with the old option. */
  onFlush: () => Promise<boolean>;
}

/** 옵션 변경. If the basket already has the new option, the two items merge. */
export function OptionSheet({ item, open, onClose, onFlush }: OptionSheetProps) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [sku, setSku] = useState<GoodsSku>();
  const options = useQuery({ ...optionQueries.of(item.goodsNo), enabled: open });
  const { mutateAsync, isPending } = useCallMutation(basketCalls.change);

  const handleChange = async () => {
    if (!sku) return toast('변경할 옵션을 선택해 주세요');
    await onFlush();
    const key = basketQueries.view().queryKey;
    const countBefore = client.getQueryData(key)?.count ?? 0;
    try {
      const view = await mutateAsync({
        params: { itemNo: item.itemNo },
        body: { skuNo: sku.skuNo },
      });
      await writeQueryCache(client, basketQueries.view(), view);
      events.emit('basket:changed');
      toast(view.count < countBefore ? '같은 옵션이 있어 수량을 합쳤어요' : '옵션을 변경했어요');
      onClose();
    } catch (error) {
      presentError(error);
    }
  };

  return (
    <BottomSheet
      title="옵션 변경"
      open={open}
      onClose={onClose}
      footer={
        <Button size="large" isLoading={isPending} onClick={() => void handleChange()}>
          변경하기
        </Button>
      }
    >
      <dl className={styles.words}>
        <div>
          <dt>지금 옵션</dt>
          <dd>{item.optionText}</dd>
        </div>
        <div>
          <dt>바꿀 옵션</dt>
          <dd aria-live="polite">{sku?.optionText ?? '아래에서 선택해 주세요'}</dd>
        </div>
      </dl>
      <Resource query={options} skeleton={<TextSkeleton lines={4} />}>
        {({ groups, skus }) => (
          <OptionPicker
            groups={groups}
            skus={skus}
            chosen={chosen}
            onChoose={(next, chosenSku) => {
              setChosen(next);
              setSku(chosenSku);
            }}
          />
        )}
      </Resource>
    </BottomSheet>
  );
}
