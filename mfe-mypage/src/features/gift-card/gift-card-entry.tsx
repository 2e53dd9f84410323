import { Button, lazy } from '@shop/shared/ui';
import { useState } from 'react';
import styles from './gift-card.module.css';

const giftCardSheet = lazy(() =>
  import(/* webpackChunkName: "gift-card-sheet" */ './gift-card-sheet').then(
    ({ GiftCardSheet }) => GiftCardSheet,
  ),
);

/** 상품권 등록: the way in for a number that the member was given. */
export function GiftCardEntry() {
  const [isEntering, setEntering] = useState(false);
  return (
    <div className={styles.entry}>
      <p>상품권 번호가 있다면 등록해 주세요</p>
      <Button
        size="small"
        variant="outline"
        aria-haspopup="dialog"
        onPointerEnter={giftCardSheet.preload}
        onClick={() => setEntering(true)}
      >
        상품권 등록
      </Button>
      {isEntering && <giftCardSheet.Component onClose={() => setEntering(false)} />}
    </div>
  );
}
