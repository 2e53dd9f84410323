import { useNow } from '@shop/shared/app';
import { useEffect, useEffectEvent } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './countdown.module.css';
import { clockText, splitRemaining, spokenText } from './remaining';

export interface CountdownProps {
  /** ISO 8601 or epoch ms, by the server's clock. */
  endsAt: string | number;
  /** Called once, when it reaches zero while shown. */
  onEnd?: () => void;
  /** `box` sets each number in a small dark box, for deal sections. */
  look?: 'text' | 'box';
  className?: string;
}

/**
 * Time left by the server's clock. A screen reader reads it on demand, to the minute, and is not
 * interrupted each second (role timer is silent by default).
 */
export function Countdown({ endsAt, onEnd, look = 'text', className }: CountdownProps) {
  const now = useNow();
  const remaining = splitRemaining(new Date(endsAt).getTime() - now);
  const handleEnd = useEffectEvent(() => onEnd?.());
  const { days, isOver } = remaining;
  const isClock = days === 0 && !isOver;

  useEffect(() => {
    if (isOver) handleEnd();
  }, [isOver]);

  return (
    <span
      role="timer"
      // The gateway leaves its figures out of a document's ETag (`page-tag.ts`).
      data-time=""
      aria-label={spokenText(remaining)}
      className={classNames(styles.countdown, styles[look], isClock && styles.clock, className)}
    >
      <span aria-hidden="true">
        {isOver
          ? '마감'
          : clockText(remaining)
              .split(/(\d+)/)
              .map((part, i) =>
                i % 2 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the figures never change their order
                  <b key={i} className={styles.figure}>
                    {part}
                  </b>
                ) : (
                  part
                ),
              )}
      </span>
    </span>
  );
}
