import type { Voucher } from '@shop/shared/contracts';
import { dottedDate, formatPin } from '@shop/shared/domain';
import { BulletList, CopyButton, FullModal, Notice } from '@shop/shared/ui';
import { Barcode } from './barcode';
import { useWakeLock } from './use-wake-lock';
import styles from './vouchers.module.css';

interface VoucherScreenProps {
  voucher: Voucher;
  pin: string;
  onClose: () => void;
}

/** A voucher as a till reads it: the whole screen, black on white in every colour mode. */
export function VoucherScreen({ voucher, pin, onClose }: VoucherScreenProps) {
  useWakeLock();
  return (
    <FullModal
      open
      title="모바일 쿠폰"
      onClose={onClose}
      isText
      footer={
        <CopyButton text={pin} label="쿠폰 번호 복사" size="large" isFull variant="outline" />
      }
    >
      <div className={styles.screen} data-mode="light">
        <div className={styles.paper}>
          {voucher.brandName && <p className={styles.shop}>{voucher.brandName}</p>}
          <p className={styles.goods}>{voucher.goodsName}</p>
          {voucher.optionText && <p className={styles.shop}>{voucher.optionText}</p>}
          <Barcode pin={pin} />
          <p className={styles.pin}>{formatPin(pin)}</p>
          <p className={styles.shop}>{dottedDate(voucher.expiresAt)}까지</p>
        </div>
        <Notice tone="caution">
          화면을 캡처해 보내지 마세요. 번호를 아는 사람이 먼저 쓰면 되돌릴 수 없어요.
        </Notice>
        <BulletList
          items={[
            '계산할 때 바코드를 보여 주세요. 바코드가 읽히지 않으면 그 아래 숫자를 알려 주세요.',
            '화면이 어두우면 휴대폰의 화면 밝기를 높여 주세요.',
            '한 번 쓰면 다시 쓸 수 없어요.',
          ]}
        />
      </div>
    </FullModal>
  );
}
