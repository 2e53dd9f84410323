import { events, useModalParam } from '@shop/shared/app';
import type { Fragments } from '@shop/shared/contracts';
import { pickedAddress } from './address.rules';
import { AddressSearch } from './address-search.modal';

/** 주소 찾기 on pages of other remotes; `address:picked` says which address was chosen. */
export function PickAddress({ modalId }: Fragments['order/address-search']) {
  const finder = useModalParam(modalId);
  return (
    <AddressSearch
      open={finder.isOpen}
      onClose={finder.close}
      onPick={(hit, kind) => {
        finder.close();
        events.emit('address:picked', pickedAddress(hit, kind));
      }}
    />
  );
}
