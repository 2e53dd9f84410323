import { MAX_GIFT_MESSAGE, MAX_SENDER_NAME } from '@shop/shared/domain';
import { TextArea, TextField } from '@shop/shared/ui';
import { SheetPart } from './sheet-part';
import type { SheetFields } from './use-sheet-form';

/** 선물하기: who sends the goods, and what the card says. */
export function SheetGift({ form }: { form: SheetFields }) {
  const { giftSender, giftMessage } = form.values;
  return (
    <SheetPart title="선물 카드">
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
    </SheetPart>
  );
}
