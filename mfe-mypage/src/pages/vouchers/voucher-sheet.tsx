import { callKey, presentError, toast, useCallMutation, useQueryClient } from '@shop/shared/app';
import { pointCalls, type Voucher, voucherCalls } from '@shop/shared/contracts';
import { dottedDate, formatPin, formatWon } from '@shop/shared/domain';
import { BottomSheet, BulletList, Button, CopyButton } from '@shop/shared/ui';
import { Barcode } from './barcode';
import styles from './vouchers.module.css';

/** A voucher as it is shown at the till, or the number of a gift card. */
export function VoucherSheet({
  voucher,
  pin,
  onClose,
}: {
  voucher: Voucher;
  pin: string;
  onClose: () => void;
}) {
  const isGiftCard = voucher.kind === 'GIFT_CARD';
  return (
    <BottomSheet
      open
      title={isGiftCard ? '상품권 번호' : '모바일 쿠폰'}
      onClose={onClose}
      footer={
        isGiftCard ? (
          <RegisterButton pin={pin} onDone={onClose} />
        ) : (
          <CopyButton text={pin} label="쿠폰 번호 복사" size="large" isFull variant="outline" />
        )
      }
    >
      <div className={styles.shown}>
        <p className={styles.brand}>{voucher.brandName}</p>
        <p className={styles.name}>{voucher.goodsName}</p>
        <div className={styles.paper}>
          {!isGiftCard && <Barcode pin={pin} />}
          <p className={styles.pin}>{formatPin(pin)}</p>
        </div>
        <p className={styles.until}>{dottedDate(voucher.expiresAt)}까지</p>
      </div>
      <BulletList
        items={
          isGiftCard
            ? [
                '내 상품권으로 등록하면 주문할 때 현금처럼 쓸 수 있어요.',
                '번호를 선물하면 받은 분이 등록해 쓸 수 있어요. 등록한 뒤에는 취소할 수 없어요.',
              ]
            : [
                '계산할 때 바코드를 보여 주세요. 읽히지 않으면 번호를 알려 주세요.',
                '한 번 쓰면 다시 쓸 수 없어요. 화면을 찍어 다른 사람에게 보내지 마세요.',
              ]
        }
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
