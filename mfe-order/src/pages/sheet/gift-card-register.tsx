import { useModalParam } from '@shop/shared/app';
import { Button, lazy, useWasOpened } from '@shop/shared/ui';
import styles from './sheet-benefits.module.css';

const giftCardSheet = lazy(() =>
  import(/* webpackChunkName: "part-gift-card" */ '../../features/sheet/gift-card-sheet').then(
    ({ GiftCardSheet }) => GiftCardSheet,
  ),
);

/** Opens the form for a gift card's number. */
export function GiftCardRegister({ onRegistered }: { onRegistered: () => void }) {
  const { isOpen, open, close } = useModalParam('gift-card');
  const wasOpened = useWasOpened(isOpen);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        className={styles.textButton}
        aria-haspopup="dialog"
        onPointerEnter={giftCardSheet.preload}
        onFocus={giftCardSheet.preload}
        onClick={() => open()}
      >
        상품권 등록
      </Button>
      {wasOpened && (
        <giftCardSheet.Component open={isOpen} onClose={close} onRegistered={onRegistered} />
      )}
    </>
  );
}
