import { useCodes } from '@shop/shared/app';
import { deliveryMessages, FREE_MESSAGE_CODE, MAX_FREE_MESSAGE } from '@shop/shared/domain';
import { SelectField, TextField } from '@shop/shared/ui';
import { SheetPart } from './sheet-part';
import type { SheetFields } from './use-sheet-form';

/** Options of ME039, with built-in ones until they load. Codes that an order rejects are left out. */
function useMessageOptions() {
  const codes = useCodes('ME039');
  const options = Object.entries(deliveryMessages);
  const shown = codes.size > 0 ? options.filter(([cd]) => codes.has(cd)) : options;
  return [
    { value: '', label: '요청사항 없음' },
    ...shown.map(([value, label]) => ({ value, label: codes.get(value)?.cdNm ?? label })),
  ];
}

/** ME039: the delivery message. */
export function SheetMessage({ form }: { form: SheetFields }) {
  const options = useMessageOptions();
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
          error={error}
        />
      )}
    </SheetPart>
  );
}
