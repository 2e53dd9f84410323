import type { Address } from '@shop/shared/contracts';
import { formatPhone } from '@shop/shared/domain';
import { Badge, Button, Radio } from '@shop/shared/ui';
import styles from './address-book.module.css';
import { addressLine } from './address-line';

export interface AddressEntryProps {
  address: Address;
  isChosen: boolean;
  isBusy: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onMakeDefault: () => void;
  onRemove: () => void;
}

/** One address of the book: a radio button, with 수정, 기본 배송지로 and 삭제 below it. */
export function AddressEntry({
  address,
  isChosen,
  isBusy,
  onChoose,
  onEdit,
  onMakeDefault,
  onRemove,
}: AddressEntryProps) {
  const name = `${address.receiverName} ${address.road}`;
  return (
    <div className={styles.entry}>
      <Radio
        look="card"
        name="address"
        checked={isChosen}
        onChange={onChoose}
        label={
          <span className={styles.name}>
            {address.receiverName}
            {address.alias && <span className={styles.alias}>{address.alias}</span>}
            {address.isDefault && <Badge>기본 배송지</Badge>}
          </span>
        }
        note={
          <>
            <span className={styles.line}>
              ({address.zip}) {addressLine(address)}
            </span>
            {formatPhone(address.receiverPhone)}
          </>
        }
      />
      <div className={styles.actions}>
        <Button variant="ghost" size="small" aria-label={`${name} 수정`} onClick={onEdit}>
          수정
        </Button>
        {!address.isDefault && (
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
          aria-label={`${name} 삭제`}
          onClick={onRemove}
        >
          삭제
        </Button>
      </div>
    </div>
  );
}
