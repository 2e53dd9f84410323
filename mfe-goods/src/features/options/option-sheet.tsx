import type { GoodsDetail, GoodsStock } from '@shop/shared/contracts';
import { BottomSheet, Button, Notice, OptionPicker, Won } from '@shop/shared/ui';
import { useState } from 'react';
import {
  linesProblem,
  liveSkus,
  type OrderLine,
  startLines,
  totalQty,
  totalWon,
  withLine,
} from '../buy/order-lines';
import type { Buying, Outcome } from '../buy/use-buy';
import { ChosenLines } from './chosen-lines';
import styles from './option-sheet.module.css';

export interface OptionSheetProps {
  open: boolean;
  onClose: () => void;
  goods: GoodsDetail;
  stock: GoodsStock | undefined;
  buying: Buying;
  /** Called when the api refuses because the stock or price has changed. */
  onRefused: () => void;
}

/** Options, quantity and total of one goods with 장바구니 and 바로구매. */
export function OptionSheet({ open, onClose, goods, stock, buying, onRefused }: OptionSheetProps) {
  const { options, limits, price } = goods;
  const [lines, setLines] = useState<readonly OrderLine[]>(() => startLines(options, limits));
  const [message, setMessage] = useState<string>();
  const skus = liveSkus(options, stock);
  const hasOptions = options.groups.length > 0;

  const change = (next: readonly OrderLine[]) => {
    setLines(next);
    setMessage(undefined);
  };
  const send = async (work: () => Promise<Outcome>, after?: () => void) => {
    const missing =
      lines.length === 0
        ? `${options.groups.map(({ name }) => `‘${name}’`).join(', ')} 옵션을 선택해 주세요`
        : undefined;
    const problem = missing ?? linesProblem(lines, skus, limits, goods.deal)?.message;
    setMessage(problem);
    if (problem) return;
    const outcome = await work();
    if (outcome === 'done') after?.();
    if (typeof outcome !== 'object') return;
    setMessage(outcome.refusal);
    onRefused();
  };
  const handleBasket = () =>
    send(
      () => buying.addToBasket(lines),
      () => {
        setLines(startLines(options, limits));
        onClose();
      },
    );

  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={hasOptions ? '옵션 선택' : '수량 선택'}
      footer={
        <div className={styles.footer}>
          <p className={styles.total} role="status">
            <span>총 {totalQty(lines)}개</span>
            <strong>
              <Won amountWon={totalWon(lines, skus, price.salePriceWon)} />
            </strong>
          </p>
          <div className={styles.actions}>
            <Button
              variant="outline"
              size="large"
              isLoading={buying.isBusy}
              onClick={() => void handleBasket()}
            >
              장바구니
            </Button>
            <Button
              size="large"
              isLoading={buying.isBusy}
              onClick={() => void send(() => buying.buyNow(lines, true))}
            >
              바로구매
            </Button>
          </div>
        </div>
      }
    >
      <div className={styles.body}>
        {hasOptions && (
          <OptionPicker
            groups={options.groups}
            skus={skus}
            onStep={() => setMessage(undefined)}
            onSelect={(sku) => {
              const isThere = lines.some(({ skuNo }) => skuNo === sku.skuNo);
              change(withLine(lines, sku, limits));
              if (isThere) setMessage('이미 선택한 옵션이에요. 수량을 바꿔 주세요');
            }}
          />
        )}
        <ChosenLines goods={goods} skus={skus} lines={lines} onChange={change} />
        {message && (
          <Notice tone="danger" isLive>
            {message}
          </Notice>
        )}
      </div>
    </BottomSheet>
  );
}
