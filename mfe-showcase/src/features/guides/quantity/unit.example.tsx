import { QuantityStepper } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [quantity, setQuantity] = useState(6);
  return (
    <QuantityStepper
      value={quantity}
      onChange={setQuantity}
      min={3}
      max={12}
      unit={3}
      label="달걀 수량"
    />
  );
}
