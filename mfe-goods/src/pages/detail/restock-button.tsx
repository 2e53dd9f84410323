import type { GoodsDetail } from '@shop/shared/contracts';
import { Button, onDemand, useWasOpened } from '@shop/shared/ui';
import { useRestock } from '../../features/restock/use-restock';
import { useSheet } from '../../features/sheet/use-sheet';

const restockSheet = onDemand(() =>
  import(/* webpackChunkName: "goods.restock-sheet" */ '../../features/restock/restock-sheet').then(
    ({ RestockSheet }) => RestockSheet,
  ),
);

export interface RestockButtonProps {
  goodsNo: number;
  /** Undefined until the detail has loaded. */
  goods: GoodsDetail | undefined;
}

/** 재입고 알림 of goods that are sold out as a whole. With options, a sheet asks which one. */
export function RestockButton({ goodsNo, goods }: RestockButtonProps) {
  const { add, isBusy } = useRestock(goodsNo);
  const sheet = useSheet('restock');
  const wasOpened = useWasOpened(sheet.isOpen);
  const skus = goods?.options.skus ?? [];
  const [only, ...others] = skus;
  const hasChoice = others.length > 0;
  const press = () => {
    if (hasChoice) sheet.open();
    else if (only) void add(only.skuNo);
  };
  return (
    <>
      <Button
        size="large"
        disabled={!only}
        isLoading={isBusy}
        aria-haspopup={hasChoice ? 'dialog' : undefined}
        onPointerEnter={hasChoice ? restockSheet.preload : undefined}
        onClick={press}
      >
        재입고 알림
      </Button>
      {hasChoice && wasOpened && (
        <restockSheet.Component
          open={sheet.isOpen}
          onClose={sheet.close}
          goodsNo={goodsNo}
          skus={skus}
        />
      )}
    </>
  );
}
