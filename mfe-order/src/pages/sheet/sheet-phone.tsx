import type { SheetView } from '@shop/shared/contracts';
import styles from './sheet-address.module.css';
import { SheetPart } from './sheet-part';

/** Who gets the vouchers of the order, and where they are kept. */
export function SheetPhone({ receiver }: { receiver: NonNullable<SheetView['phoneReceiver']> }) {
  return (
    <SheetPart title="모바일 쿠폰 받는 분">
      <div className={styles.address}>
        <p className={styles.name}>{receiver.name}</p>
        <p>{receiver.phone}</p>
        <p className={styles.hint}>
          결제하면 바로 발급돼요. 마이페이지의 모바일 쿠폰에서 꺼내 쓰고, 쓰기 전에는 전액 취소할 수
          있어요.
        </p>
      </div>
    </SheetPart>
  );
}
