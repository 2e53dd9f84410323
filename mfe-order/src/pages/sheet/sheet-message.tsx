import { deliveryMessages, FREE_MESSAGE_CODE, MAX_FREE_MESSAGE } from '@shop/shared/domain';
import { SelectField, TextField } from '@shop/shared/ui';
import { useFormContext } from 'react-hook-form';
import { messageRule, type SheetForm } from './sheet-form';
import styles from './sheet-message.module.css';
import { SheetPart } from './sheet-part';

const options = [
  { value: '', label: '요청사항 없음' },
  ...Object.entries(deliveryMessages).map(([value, label]) => ({ value, label })),
];

/** ME039: what the courier should know. */
export function SheetMessage() {
  const { register, watch, formState } = useFormContext<SheetForm>();
  return (
    <SheetPart title="배송 메시지">
      <div className={styles.fields}>
        <SelectField
          label="배송 메시지"
          isLabelHidden
          options={options}
          {...register('messageCd')}
        />
        {watch('messageCd') === FREE_MESSAGE_CODE && (
          <TextField
            label="배송 메시지 직접 입력"
            isLabelHidden
            placeholder={`${MAX_FREE_MESSAGE}자까지 입력할 수 있어요`}
            maxLength={MAX_FREE_MESSAGE}
            {...register('messageText', { validate: messageRule })}
            {...(formState.errors.messageText?.message
              ? { error: formState.errors.messageText.message }
              : {})}
          />
        )}
      </div>
    </SheetPart>
  );
}
