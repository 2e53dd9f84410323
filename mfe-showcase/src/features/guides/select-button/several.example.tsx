import { MultiSelectButtons } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [months, setMonths] = useState<string[]>(['3']);
  return (
    <MultiSelectButtons
      label="무이자 개월"
      options={[
        { value: '2', text: '2개월' },
        { value: '3', text: '3개월' },
        { value: '6', text: '6개월' },
      ]}
      values={months}
      onChange={setMonths}
    />
  );
}
