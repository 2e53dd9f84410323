import { Button, TextField, wonFigure } from '@shop/shared/ui';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import styles from './amount-field.module.css';
import { fitAmount } from './fit-amount';

const TYPING_PAUSE_MS = 500;

export interface AmountFieldProps {
  label: string;
  /** Amount in use now, in won. */
  amountWon: number;
  /** Available balance, in won. */
  balanceWon: number;
  /** Maximum for this order, in won. */
  maxWon: number;
  /** P for points, 원 for coins. */
  unit: string;
  /** The amount with all that expires soon, in won; offered with one click. */
  withExpiringWon?: number;
  /** The amount is a multiple of this, in won. */
  stepWon?: number;
  onChange: (amountWon: number) => void;
}

/** Accepts full-width digits and keeps at most nine. */
const digitsIn = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, 9);

/** Input for the amount of a balance to use; one line of text without a balance. */
export const AmountField = (props: AmountFieldProps) =>
  props.balanceWon === 0 && props.amountWon === 0 ? (
    <p className={styles.empty}>
      <span>{props.label}</span> 사용할 수 있는 금액이 없어요
    </p>
  ) : (
    <AmountInput {...props} />
  );

/** Sends after a pause in typing and caps the amount at the maximum. */
function AmountInput({
  label,
  amountWon,
  balanceWon,
  maxWon,
  unit,
  withExpiringWon = 0,
  stepWon = 1,
  onChange,
}: AmountFieldProps) {
  const [draft, setDraft] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (text: string) => {
    clearTimeout(timer.current);
    const fitted = fitAmount(Number(text), { maxWon, stepWon, unit });
    setDraft(undefined);
    setNotice(fitted.notice);
    if (fitted.amountWon !== amountWon) onChange(fitted.amountWon);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const text = digitsIn(event.target.value);
    setDraft(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => commit(text), TYPING_PAUSE_MS);
  };
  const isAll = amountWon === maxWon && amountWon > 0;
  const field = (
    <TextField
      inputMode="numeric"
      label={label}
      placeholder="0"
      autoComplete="off"
      value={draft ?? (amountWon === 0 ? '' : wonFigure(amountWon))}
      disabled={maxWon === 0}
      hint={
        notice ??
        `보유 ${wonFigure(balanceWon)}${unit} · 이 주문에 최대 ${wonFigure(maxWon)}${unit}`
      }
      onChange={handleChange}
      onFocus={(event) => event.target.select()}
      onBlur={() => draft !== undefined && commit(draft)}
      end={
        <Button
          variant="outline"
          disabled={maxWon === 0}
          aria-label={isAll ? `${label} 사용 취소` : `${label} 전액 사용`}
          onClick={() => commit(isAll ? '0' : String(maxWon))}
        >
          {isAll ? '사용 취소' : '전액 사용'}
        </Button>
      }
    />
  );
  if (withExpiringWon <= amountWon) return field;
  return (
    <div className={styles.field}>
      {field}
      <Button variant="outline" size="small" onClick={() => commit(String(withExpiringWon))}>
        곧 사라지는 {label} {wonFigure(withExpiringWon - amountWon)}
        {unit} 쓰기
      </Button>
    </div>
  );
}
