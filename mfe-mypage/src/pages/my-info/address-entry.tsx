import type { Address } from '@shop/shared/contracts';
import {
  type DeliveryMessageCode,
  deliveryMessages,
  FREE_MESSAGE_CODE,
  formatPhone,
  maskPhone,
  tableEntries,
} from '@shop/shared/domain';
import { Badge, Button, SelectField, VisuallyHidden } from '@shop/shared/ui';
import { useAddressForm } from '../../features/address/use-address-form';
import styles from './my-info.module.css';

/** A text of the member's own is offered where one is kept; it is entered in the order sheet. */
const messageOptions = ({ messageCd, messageText }: Address) =>
  tableEntries<DeliveryMessageCode, string>(deliveryMessages)
    .filter(([code]) => code !== FREE_MESSAGE_CODE || messageCd === FREE_MESSAGE_CODE)
    .map(([value, label]) => ({ value, label: value === FREE_MESSAGE_CODE ? messageText : label }));

interface AddressEntryProps {
  address: Address;
  /** Hides the middle of the phone number. */
  isMasked: boolean;
  isBusy: boolean;
  /** An empty code: no message. */
  onMessage: (messageCd: string) => void;
  onMakeDefault: () => void;
  onRemove: () => void;
}

/** One address of the book with what can be changed about it. */
export function AddressEntry({
  address,
  isMasked,
  isBusy,
  onMessage,
  onMakeDefault,
  onRemove,
}: AddressEntryProps) {
  const { receiverName, receiverPhone, alias, isDefault, zip, road, detail, messageCd } = address;
  const name = `${receiverName} ${road}`;
  const form = useAddressForm(`address-${address.addressNo}`, address.addressNo);
  return (
    <li className={styles.entry}>
      <p className={styles.name}>
        {receiverName}
        {alias && <span className={styles.faint}>{alias}</span>}
        {isDefault && <Badge>기본 배송지</Badge>}
      </p>
      <p className={styles.soft}>
        ({zip}) {road} {detail}
      </p>
      <p className={styles.soft}>{(isMasked ? maskPhone : formatPhone)(receiverPhone)}</p>
      <SelectField
        label={
          <span>
            <VisuallyHidden>{name} </VisuallyHidden>배송 메시지
          </span>
        }
        className={styles.message}
        placeholder="배송 메시지 없음"
        options={messageOptions(address)}
        value={messageCd ?? ''}
        disabled={isBusy}
        onChange={(event) => onMessage(event.target.value)}
      />
      <div className={styles.actions}>
        {!isDefault && (
          <Button
            variant="ghost"
            size="small"
            disabled={isBusy}
            aria-label={`${name} 기본 배송지로`}
            onClick={onMakeDefault}
          >
            기본 배송지로
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          disabled={isBusy}
          aria-haspopup="dialog"
          aria-label={`${name} 수정`}
          isLoading={form.isLoading}
          onClick={form.open}
        >
          수정
        </Button>
        <Button
          variant="ghost"
          size="small"
          disabled={isBusy}
          aria-label={`${name} 삭제`}
          onClick={onRemove}
        >
          삭제
        </Button>
      </div>
      {form.layer}
    </li>
  );
}
