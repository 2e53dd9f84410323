import { QuantityStepper } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <QuantityStepper value={quantity} onChange={setQuantity} max={5} label="사과 수량" />
      <QuantityStepper value={2} onChange={() => {}} isDisabled label="품절 상품 수량" />
    </>
  );
}
