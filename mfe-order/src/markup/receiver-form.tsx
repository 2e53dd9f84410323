import type { Address } from '@shop/shared/contracts';
import { Pressed } from '@shop/shared/markup';
import { PageFrame } from '@shop/shared/ui';
import { AddressFormModal } from '../features/address/address-form.modal';

const nothing = () => {};
const closed = { isOpen: false, open: nothing, close: nothing };

/** The address form after 저장하기 has rejected this receiver. */
export const refusedReceiver = (address: Address) =>
  function RefusedReceiver() {
    return (
      <PageFrame title="주문/결제">
        <Pressed name="저장하기">
          <AddressFormModal
            open
            onClose={nothing}
            onSaved={nothing}
            address={address}
            search={closed}
          />
        </Pressed>
      </PageFrame>
    );
  };
