import { toast, useCallMutation } from '@shop/shared/app';
import { pointCalls } from '@shop/shared/contracts';
import { BottomSheet, wonFigure } from '@shop/shared/ui';
import { CodeField } from './code-field';
import styles from './code-sheet.module.css';

export interface GiftCardSheetProps {
  open: boolean;
  onClose: () => void;
  /** The balance has grown. */
  onRegistered: () => void;
}

/** 상품권 등록: adds the amount of a gift card to the member's balance. */
export function GiftCardSheet({ open, onClose, onRegistered }: GiftCardSheetProps) {
  const { mutateAsync } = useCallMutation(pointCalls.registerGiftCard);
  return (
    <BottomSheet title="상품권 등록" open={open} onClose={onClose}>
      <div className={styles.parts}>
        <CodeField
          label="상품권 번호"
          placeholder="번호를 입력해 주세요"
          emptyText="상품권 번호를 입력해 주세요"
          onRegister={async (number) => {
            const { amountWon } = await mutateAsync({ body: { number } });
            toast(`상품권 ${wonFigure(amountWon)}원을 등록했어요`);
            onRegistered();
            onClose();
          }}
        />
        <p className={styles.note}>
          등록한 상품권은 유효기간이 가까운 금액부터 사용해요. 주문을 취소하면 상품권으로
          돌려드려요.
        </p>
      </div>
    </BottomSheet>
  );
}
