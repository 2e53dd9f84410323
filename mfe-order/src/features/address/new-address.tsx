import { events, useModalParam } from '@shop/shared/app';
import type { Fragments } from '@shop/shared/contracts';
import { useState } from 'react';
import { AddressFormModal } from './address-form.modal';

/** 새 배송지 추가 on pages of other remotes, with the search above it; `address:added` says which was saved. */
export function NewAddress({ modalId }: Fragments['order/address-form']) {
  const form = useModalParam(modalId);
  const finder = useModalParam(`${modalId}-search`);
  const [formNo, setFormNo] = useState(0);
  return (
    <AddressFormModal
      key={formNo}
      open={form.isOpen || finder.isOpen}
      onClose={form.close}
      search={finder}
      onSaved={({ addressNo }) => {
        form.close();
        setFormNo(formNo + 1);
        events.emit('address:added', { addressNo });
      }}
    />
  );
}
