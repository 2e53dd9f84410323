import { DateRange } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [span, setSpan] = useState({ from: '2025-12-02', to: '2026-03-02' });
  return (
    <DateRange
      label="조회 기간"
      value={span}
      onChange={setSpan}
      today="2026-03-02"
      maxMonths={12}
    />
  );
}
