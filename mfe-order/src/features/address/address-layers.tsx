import { useModalParam, useSearchParams } from '@shop/shared/app';
import type { Address } from '@shop/shared/contracts';
import { useState } from 'react';
import { AddressBook } from './address-book.sheet';
import { AddressFormModal } from './address-form.modal';
import { addressLayerIds } from './address-layer-ids';

export interface AddressLayersProps {
  addresses: readonly Address[];
  chosen: number | null;
  /** The member, who is prefilled as the receiver of the first address. */
  orderer: { name: string; phone: string } | null | undefined;
  onChoose: (addressNo: number) => void;
  /** Called after a deletion or another default, when the chosen address stays. */
  onChanged: () => void;
}

/** Address book, form and search as stacked layers; Back closes the topmost. */
export function AddressLayers({
  addresses,
  chosen,
  orderer,
  onChoose,
  onChanged,
}: AddressLayersProps) {
  const [search] = useSearchParams();
  const book = useModalParam(addressLayerIds.book);
  const form = useModalParam(addressLayerIds.form);
  const finder = useModalParam(addressLayerIds.search);
  const [edited, setEdited] = useState<number>();
  const [formNo, setFormNo] = useState(0);
  const isFormOpen = form.isOpen || finder.isOpen;

  const openForm = (addressNo?: number) => {
    setEdited(addressNo);
    setFormNo(formNo + 1);
    form.open({ replace: search.get('modalId') === addressLayerIds.book });
  };
  return (
    <>
      <AddressBook
        addresses={addresses}
        chosen={chosen}
        open={book.isOpen}
        onClose={book.close}
        onChoose={(addressNo) => {
          onChoose(addressNo);
          book.close();
        }}
        onAdd={() => openForm()}
        onEdit={openForm}
        onChanged={(left) => {
          const first = left[0];
          const isChosenGone = !left.some(({ addressNo }) => addressNo === chosen);
          if (isChosenGone && first) onChoose(first.addressNo);
          else onChanged();
          if (!first) book.close();
        }}
      />
      <AddressFormModal
        key={formNo}
        open={isFormOpen}
        onClose={form.close}
        address={addresses.find(({ addressNo }) => addressNo === edited)}
        receiver={(addresses.length === 0 && orderer) || undefined}
        search={finder}
        onSaved={({ addressNo }) => {
          form.close();
          onChoose(addressNo);
        }}
      />
    </>
  );
}
