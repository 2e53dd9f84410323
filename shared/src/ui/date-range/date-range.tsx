import { useId } from 'react';
import { Chip, ChipGroup } from '../chip/chip';
import { FieldError } from '../field/field';
import box from '../field/field.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './date-range.module.css';
import { addMonths, type DateLimits, type DateSpan, spanError } from './date-range.rules';

export interface DateRangeProps extends DateLimits {
  /** Label: 조회 기간. */
  label: string;
  value: DateSpan;
  /** Called on every change; `error` is undefined when the range is valid. */
  onChange: (value: DateSpan, error: string | undefined) => void;
  /** The server's date, ISO: presets end with it. */
  today: string;
  /** Presets in months. Default 1, 3, 6, 12. */
  presetMonths?: readonly number[];
}

const presetText = (months: number) => (months % 12 === 0 ? `${months / 12}년` : `${months}개월`);

/** A date range: presets, and the browser's own date pickers. */
export function DateRange({
  label,
  value,
  onChange,
  today,
  presetMonths = [1, 3, 6, 12],
  ...limits
}: DateRangeProps) {
  const id = useId();
  const error = spanError(value, limits);
  // Presets outside the limits are hidden.
  const presets = presetMonths
    .map((months) => ({ months, span: { from: addMonths(today, -months), to: today } }))
    .filter(({ span }) => !spanError(span, limits));
  const change = (next: DateSpan) => onChange(next, spanError(next, limits));
  const input = (end: keyof DateSpan, name: string) => (
    <label className={styles.end}>
      <VisuallyHidden>
        {label} {name}
      </VisuallyHidden>
      <input
        type="date"
        className={box.box}
        value={value[end]}
        min={limits.min}
        max={limits.max}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => change({ ...value, [end]: event.target.value })}
      />
    </label>
  );
  return (
    <fieldset>
      <legend className={styles.label}>{label}</legend>
      <ChipGroup label={`${label} 바로 선택`}>
        {presets.map(({ months, span }) => (
          <Chip
            key={months}
            isOn={value.from === span.from && value.to === span.to}
            onClick={() => change(span)}
          >
            {presetText(months)}
          </Chip>
        ))}
      </ChipGroup>
      <div className={styles.ends}>
        {input('from', '시작일')}
        <span aria-hidden="true">~</span>
        {input('to', '종료일')}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
