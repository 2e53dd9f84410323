import type { Address } from '@shop/shared/contracts';
import { formatPhone } from '@shop/shared/domain';
import { Badge, BottomSheet, Button, Radio, RadioGroup } from '@shop/shared/ui';
import styles from './address-book.module.css';
import { addressLine } from './address-line';

export interface AddressBookProps {
  addresses: readonly Address[];
  chosen: number | null;
  open: boolean;
  onClose: () => void;
  onChoose: (addressNo: number) => void;
  onAdd: () => void;
  onEdit: (addressNo: number) => void;
}

/** The address book; a click on an address selects it. */
export function AddressBook({
  addresses,
  chosen,
  open,
  onClose,
  onChoose,
  onAdd,
  onEdit,
}: AddressBookProps) {
  return (
    <BottomSheet
      title="배송지 선택"
      open={open}
      onClose={onClose}
      footer={
        <Button size="large" variant="outline" onClick={onAdd}>
          새 배송지 추가
        </Button>
      }
    >
      <RadioGroup label="배송지" isLabelHidden>
        {addresses.map((address) => (
          <div key={address.addressNo} className={styles.entry}>
            <Radio
              look="card"
              name="address"
              className={styles.choice}
              checked={chosen === address.addressNo}
              onChange={() => onChoose(address.addressNo)}
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
            <Button
              variant="ghost"
              size="small"
              className={styles.edit}
              aria-label={`${address.receiverName} ${address.road} 수정`}
              onClick={() => onEdit(address.addressNo)}
            >
              수정
            </Button>
          </div>
        ))}
      </RadioGroup>
    </BottomSheet>
  );
}
