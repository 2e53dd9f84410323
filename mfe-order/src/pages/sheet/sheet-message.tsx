import { useCodes } from '@shop/shared/app';
import type { SheetView } from '@shop/shared/contracts';
import { deliveryMessages, FREE_MESSAGE_CODE, MAX_FREE_MESSAGE } from '@shop/shared/domain';
import { Checkbox, SelectField, TextField } from '@shop/shared/ui';
import type { GroupMessage } from '../../features/sheet/sheet-draft';
import { groupMessageOf, messageField } from './sheet-form';
import styles from './sheet-message.module.css';
import { SheetPart } from './sheet-part';
import type { SheetFields } from './use-sheet-form';

export interface SheetMessageProps {
  groups: SheetView['deliveryGroups'];
  form: SheetFields;
}

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

/** ME039: one delivery message, or one for each group that ships together. */
export function SheetMessage({ groups, form }: SheetMessageProps) {
  const { messageCd, messageText, groupMessages } = form.values;
  const common = { messageCd, messageText };
  return (
    <SheetPart title="배송 메시지">
      {groups.length > 1 && (
        <Checkbox
          label="판매자별로 따로 입력"
          checked={groupMessages !== null}
          onChange={(event) =>
            form.change({
              groupMessages: event.target.checked
                ? Object.fromEntries(groups.map(({ key }) => [key, common]))
                : null,
            })
          }
        />
      )}
      {groupMessages !== null && groups.length > 1 ? (
        groups.map(({ key, sellerName, goodsNames }) => (
          <MessageField
            key={key}
            label={`${sellerName} 배송 메시지`}
            goodsNames={goodsNames}
            field={messageField(key)}
            message={groupMessageOf(form.values, key)}
            form={form}
            onChange={(message) =>
              form.change({ groupMessages: { ...groupMessages, [key]: message } })
            }
          />
        ))
      ) : (
        <MessageField
          label="배송 메시지"
          field="messageText"
          message={common}
          form={form}
          onChange={(message) => form.change(message)}
        />
      )}
    </SheetPart>
  );
}

interface MessageFieldProps {
  label: string;
  /** The goods of a group; the label is visible with them. */
  goodsNames?: readonly string[];
  field: string;
  message: GroupMessage;
  form: SheetFields;
  onChange: (message: GroupMessage) => void;
}

function MessageField({ label, goodsNames, field, message, form, onChange }: MessageFieldProps) {
  const options = useMessageOptions();
  const isOfGroup = goodsNames !== undefined;
  return (
    <div className={styles.group}>
      <SelectField
        label={label}
        isLabelHidden={!isOfGroup}
        hint={isOfGroup ? goodsNames.join(', ') : undefined}
        options={options}
        value={message.messageCd}
        onChange={(event) => onChange({ ...message, messageCd: event.target.value })}
      />
      {message.messageCd === FREE_MESSAGE_CODE && (
        <TextField
          ref={form.field(field)}
          label={`${label} 직접 입력`}
          isLabelHidden
          placeholder={`${MAX_FREE_MESSAGE}자까지 입력할 수 있어요`}
          maxLength={MAX_FREE_MESSAGE}
          value={message.messageText}
          onChange={(event) => onChange({ ...message, messageText: event.target.value })}
          error={form.errors.get(field)}
        />
      )}
    </div>
  );
}
