import { useApp, useModalParam } from '@shop/shared/app';
import type { BasketItem } from '@shop/shared/contracts';
import { Button, lazy, useWasOpened } from '@shop/shared/ui';
import { optionQueries } from '../option.queries';

const optionSheet = lazy(() =>
  import(/* webpackChunkName: "part-options" */ '../option-sheet').then(
    ({ OptionSheet }) => OptionSheet,
  ),
);

/** 옵션 변경 and its sheet; code and options are prefetched on hover or touch. */
export function OptionChange({
  item,
  onFlush,
}: {
  item: BasketItem;
  onFlush: () => Promise<boolean>;
}) {
  const { queryClient } = useApp();
  const { isOpen, open, close } = useModalParam(`option-${item.itemNo}`);
  const wasOpened = useWasOpened(isOpen);
  const warm = () => {
    optionSheet.preload();
    void queryClient.prefetchQuery(optionQueries.of(item.goodsNo));
  };
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        aria-label={`${item.goodsName} ${item.optionText} 옵션 변경`}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => open()}
      >
        옵션 변경
      </Button>
      {wasOpened && (
        <optionSheet.Component item={item} open={isOpen} onClose={close} onFlush={onFlush} />
      )}
    </>
  );
}
