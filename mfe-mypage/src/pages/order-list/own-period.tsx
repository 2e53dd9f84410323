import { DateRange, type DateSpan } from '@shop/shared/ui';
import { useState } from 'react';

export interface OwnPeriodProps {
  span: DateSpan;
  /** The server's date, `YYYY-MM-DD`. */
  today: string;
  onChange: (span: DateSpan) => void;
}

/** A period by its first and last day. Orders are read again when both make a period. */
export function OwnPeriod({ span, today, onChange }: OwnPeriodProps) {
  const [value, setValue] = useState(span);
  return (
    <DateRange
      label="직접 설정한 기간"
      value={value}
      today={today}
      max={today}
      presetMonths={[]}
      onChange={(next, error) => {
        setValue(next);
        if (!error && next.from && next.to) onChange(next);
      }}
    />
  );
}
