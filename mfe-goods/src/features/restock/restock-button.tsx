import type { GoodsDetail } from '@shop/shared/contracts';
import { Button, lazy, useWasOpened } from '@shop/shared/ui';
import { useRestock } from './use-restock';

const restockSheet = lazy(() =>
  import(/* webpackChunkName: "goods.restock-sheet" */ './restock-sheet').then(
    ({ RestockSheet }) => RestockSheet,
  ),
);

export interface RestockButtonProps {
  goodsNo: number;
  /** Undefined until the detail has loaded. */
  goods: GoodsDetail | undefined;
  /** The sheet in which the option is chosen. */
  sheet: { isOpen: boolean; open: () => void; close: () => void };
}

/** The 재입고 알림 button of goods of which nothing is left. When they have options, a sheet opens to choose one. */
export function RestockButton({ goodsNo, goods, sheet }: RestockButtonProps) {
  const { add, isBusy } = useRestock(goodsNo);
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
