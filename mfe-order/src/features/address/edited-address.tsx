import { events, useModalParam, useQuery } from '@shop/shared/app';
import { addressQueries } from './address.queries';
import { AddressFormModal } from './address-form.modal';

interface EditedAddressProps {
  modalId: string;
  addressNo: number;
}

/** 배송지 수정 of one address; nothing when it is no longer in the member's book. */
export function EditedAddress({ modalId, addressNo }: EditedAddressProps) {
  const form = useModalParam(modalId);
  const finder = useModalParam(`${modalId}-search`);
  const book = useQuery(addressQueries.book());
  const address = book.data?.addresses.find((one) => one.addressNo === addressNo);
  if (!address) return null;
  return (
    <AddressFormModal
      // The form begins anew when the address has changed, here or on the page.
      key={JSON.stringify(address)}
      open={form.isOpen || finder.isOpen}
      onClose={form.close}
      address={address}
      search={finder}
      onSaved={() => {
        form.close();
        events.emit('address:changed', { addressNo });
      }}
    />
  );
}
