import { events } from '@shop/shared/app';
import { Button } from '@shop/shared/ui';
import { useEffect } from 'react';
import { useAddressForm } from './use-address-form';

interface AddAddressProps {
  onAdded: (addressNo: number) => void;
  className?: string | undefined;
}

/** 새 배송지 추가. */
export function AddAddress({ onAdded, className }: AddAddressProps) {
  const form = useAddressForm('address-form');
  useEffect(() => events.on('address:added', ({ addressNo }) => onAdded(addressNo)), [onAdded]);
  return (
    <>
      <Button
        variant="outline"
        isFull
        className={className}
        aria-haspopup="dialog"
        isLoading={form.isLoading}
        onClick={form.open}
      >
        새 배송지 추가
      </Button>
      {form.layer}
    </>
  );
}
