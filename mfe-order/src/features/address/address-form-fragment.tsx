import { events, useModalParam } from '@shop/shared/app';
import type { Fragments } from '@shop/shared/contracts';
import { useState } from 'react';
import { AddressFormModal } from './address-form.modal';
import { EditedAddress } from './edited-address';

/** 새 배송지 추가 or 배송지 수정 on pages of other remotes, with the search above it. */
export function AddressFormFragment({ modalId, addressNo }: Fragments['order/address-form']) {
  return addressNo === undefined ? (
    <NewAddress modalId={modalId} />
  ) : (
    <EditedAddress key={addressNo} modalId={modalId} addressNo={addressNo} />
  );
}

function NewAddress({ modalId }: { modalId: string }) {
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
