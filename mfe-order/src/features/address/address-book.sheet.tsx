import type { Address } from '@shop/shared/contracts';
import { BottomSheet, Button, RadioGroup } from '@shop/shared/ui';
import { AddressEntry } from './address-entry';
import { useAddressChanges } from './use-address-changes';

export interface AddressBookProps {
  addresses: readonly Address[];
  chosen: number | null;
  open: boolean;
  onClose: () => void;
  onChoose: (addressNo: number) => void;
  onAdd: () => void;
  onEdit: (addressNo: number) => void;
  /** Called with the book after a deletion or another default. */
  onChanged: (addresses: readonly Address[]) => void;
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
  onChanged,
}: AddressBookProps) {
  const changes = useAddressChanges(onChanged);
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
          <AddressEntry
            key={address.addressNo}
            address={address}
            isChosen={chosen === address.addressNo}
            isBusy={changes.isChanging}
            onChoose={() => onChoose(address.addressNo)}
            onEdit={() => onEdit(address.addressNo)}
            onMakeDefault={() => void changes.makeDefault(address)}
            onRemove={() => void changes.remove(address)}
          />
        ))}
      </RadioGroup>
    </BottomSheet>
  );
}
