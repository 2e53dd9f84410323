import { DateRange } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [span, setSpan] = useState({ from: '2026-01-15', to: '2026-03-05' });
  return (
    <DateRange
      label="신청 기간"
      value={span}
      onChange={setSpan}
      today="2026-03-02"
      min="2025-12-01"
      max="2026-03-02"
    />
  );
}
