import { SelectButtons } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [size, setSize] = useState<string>();
  return (
    <SelectButtons
      label="사이즈"
      isRequired
      options={[
        { value: 's', text: 'S', note: '90' },
        { value: 'm', text: 'M', note: '95' },
        { value: 'l', text: 'L', note: '품절', isDisabled: true },
      ]}
      value={size}
      onChange={setSize}
    />
  );
}
