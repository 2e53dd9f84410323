import { deliveryMessages, FREE_MESSAGE_CODE, MAX_FREE_MESSAGE } from '@shop/shared/domain';
import { SelectField, TextField } from '@shop/shared/ui';
import { SheetPart } from './sheet-part';
import type { SheetFields } from './use-sheet-form';

const options = [
  { value: '', label: '요청사항 없음' },
  ...Object.entries(deliveryMessages).map(([value, label]) => ({ value, label })),
];

/** ME039: what the courier should know. */
export function SheetMessage({ form }: { form: SheetFields }) {
  const { messageCd, messageText } = form.values;
  const error = form.errors.get('messageText');
  return (
    <SheetPart title="배송 메시지">
      <SelectField
        label="배송 메시지"
        isLabelHidden
        options={options}
        value={messageCd}
        onChange={(event) => form.change({ messageCd: event.target.value })}
      />
      {messageCd === FREE_MESSAGE_CODE && (
        <TextField
          ref={form.field('messageText')}
          label="배송 메시지 직접 입력"
          isLabelHidden
          placeholder={`${MAX_FREE_MESSAGE}자까지 입력할 수 있어요`}
          maxLength={MAX_FREE_MESSAGE}
          value={messageText}
          onChange={(event) => form.change({ messageText: event.target.value })}
          {...(error ? { error } : {})}
        />
      )}
    </SheetPart>
  );
}
