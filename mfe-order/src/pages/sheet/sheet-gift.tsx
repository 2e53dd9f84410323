import { MAX_GIFT_MESSAGE, MAX_SENDER_NAME, receiverNameLength } from '@shop/shared/domain';
import { PhoneField, TextArea, TextField } from '@shop/shared/ui';
import styles from './sheet-gift.module.css';
import { SheetPart } from './sheet-part';
import type { SheetFields } from './use-sheet-form';

/** 선물하기: who gets the goods. Nothing is filled in, because it is not the member. */
export function GiftReceiver({ form }: { form: SheetFields }) {
  const { receiverName, receiverPhone } = form.values;
  return (
    <SheetPart title="받는 분">
      <div className={styles.fields}>
        <TextField
          ref={form.field('receiverName')}
          label="이름"
          isRequired
          maxLength={receiverNameLength.max}
          autoComplete="off"
          value={receiverName}
          error={form.errors.get('receiverName')}
          onChange={(event) => form.change({ receiverName: event.target.value })}
        />
        <PhoneField
          ref={form.field('receiverPhone')}
          label="휴대폰 번호"
          isRequired
          autoComplete="off"
          value={receiverPhone}
          error={form.errors.get('receiverPhone')}
          onChange={(event) => form.change({ receiverPhone: event.target.value })}
        />
      </div>
    </SheetPart>
  );
}

/** 선물하기: who sends the goods, and what the card says. */
export function GiftCard({ form }: { form: SheetFields }) {
  const { giftSender, giftMessage } = form.values;
  return (
    <SheetPart title="선물 카드">
      <div className={styles.fields}>
        <TextField
          label="보내는 분"
          hint="비워 두면 회원 이름으로 보내요"
          maxLength={MAX_SENDER_NAME}
          autoComplete="name"
          value={giftSender}
          onChange={(event) => form.change({ giftSender: event.target.value })}
        />
        <TextArea
          label="메시지"
          placeholder={`${MAX_GIFT_MESSAGE}자까지 쓸 수 있어요`}
          maxLength={MAX_GIFT_MESSAGE}
          value={giftMessage}
          onChange={(event) => form.change({ giftMessage: event.target.value })}
        />
      </div>
    </SheetPart>
  );
}
