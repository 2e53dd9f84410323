import { SelectButtons } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [way, setWay] = useState<string>();
  return (
    <SelectButtons
      label="회수 방법"
      columns={2}
      options={[
        { value: 'pickup', text: '회수해 주세요' },
        { value: 'sent', text: '직접 발송했어요', note: '운송장 번호를 알고 있어요' },
      ]}
      value={way}
      onChange={setWay}
      error={way ? undefined : '회수 방법을 골라 주세요'}
    />
  );
}
