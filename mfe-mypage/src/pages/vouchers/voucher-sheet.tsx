import { callKey, presentError, toast, useCallMutation, useQueryClient } from '@shop/shared/app';
import { pointCalls, type Voucher, voucherCalls } from '@shop/shared/contracts';
import { dottedDate, formatPin, formatWon } from '@shop/shared/domain';
import { BottomSheet, BulletList, Button } from '@shop/shared/ui';
import { VoucherScreen } from './voucher-screen';
import styles from './vouchers.module.css';

interface VoucherSheetProps {
  voucher: Voucher;
  pin: string;
  onClose: () => void;
}

/** A voucher as it is shown at the till, or the number of a gift card. */
export const VoucherSheet = (props: VoucherSheetProps) =>
  props.voucher.kind === 'GIFT_CARD' ? <GiftCardNumber {...props} /> : <VoucherScreen {...props} />;

function GiftCardNumber({ voucher, pin, onClose }: VoucherSheetProps) {
  return (
    <BottomSheet
      open
      title="상품권 번호"
      onClose={onClose}
      footer={<RegisterButton pin={pin} onDone={onClose} />}
    >
      <div className={styles.shown}>
        <p className={styles.brand}>{voucher.brandName}</p>
        <p className={styles.name}>{voucher.goodsName}</p>
        <div className={styles.paper}>
          <p className={styles.pin}>{formatPin(pin)}</p>
        </div>
        <p className={styles.until}>{dottedDate(voucher.expiresAt)}까지</p>
      </div>
      <BulletList
        items={[
          '내 상품권으로 등록하면 주문할 때 현금처럼 쓸 수 있어요.',
          '번호를 선물하면 받은 분이 등록해 쓸 수 있어요. 등록한 뒤에는 취소할 수 없어요.',
        ]}
      />
    </BottomSheet>
  );
}

function RegisterButton({ pin, onDone }: { pin: string; onDone: () => void }) {
  const client = useQueryClient();
  const { mutate, isPending } = useCallMutation(pointCalls.registerGiftCard, {
    onSuccess: ({ amountWon }) => {
      toast(`상품권 ${formatWon(amountWon)}을 등록했어요`);
      void client.invalidateQueries({ queryKey: callKey(voucherCalls.list) });
      onDone();
    },
    onError: presentError,
  });
  return (
    <Button
      size="large"
      isFull
      isLoading={isPending}
      onClick={() => mutate({ body: { number: formatPin(pin) } })}
    >
      내 상품권으로 등록하기
    </Button>
  );
}
