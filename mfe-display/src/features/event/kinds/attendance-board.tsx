import { CheckCircleIcon, VisuallyHidden } from '@shop/shared/ui';
import { PlayButton, PlayError } from '../play-parts';
import { WinNotice } from '../win-notice';
import type { BoardProps } from './board-props';
import styles from './boards.module.css';

const weekdays = ['일', '월', '화', '수', '목', '금', '토'];

/** Days of the week by the calendar itself; the day is one in Korea already. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const monthDay = (day: string): string => `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일`;

/** 출석체크: a calendar with a stamp on each day of attendance. */
export function AttendanceBoard({ event, board, play }: BoardProps<'ATTENDANCE'>) {
  const attended = new Set(board.attended);
  const gap = weekdayOf(board.days[0] ?? board.today);
  const stepPrizes = new Map(event.prizes.map(({ step, name }) => [step, name]));
  const next = [...stepPrizes.keys()]
    .filter((step) => step !== null && step > attended.size)
    .sort((a, b) => Number(a) - Number(b))[0];
  return (
    <>
      <p className={styles.lead}>
        <strong>{attended.size}일</strong> 출석했어요
        {next != null && ` · ${next - attended.size}일 더 오면 ${stepPrizes.get(next)}`}
      </p>
      <div className={styles.week} aria-hidden="true">
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className={styles.days} aria-label="출석 달력">
        {[...Array(gap).keys()].map((i) => (
          <li key={`gap${i}`} aria-hidden="true" />
        ))}
        {board.days.map((day) => (
          <li
            key={day}
            className={styles.day}
            data-attended={attended.has(day) || undefined}
            aria-current={day === board.today ? 'date' : undefined}
          >
            <VisuallyHidden>
              {monthDay(day)}
              {attended.has(day) && ' 출석'}
            </VisuallyHidden>
            <span aria-hidden="true">
              {attended.has(day) ? <CheckCircleIcon size={24} /> : Number(day.slice(8))}
            </span>
          </li>
        ))}
      </ol>
      <PlayError play={play} />
      {play.result && <WinNotice wins={play.result.wins} />}
      <PlayButton play={play}>출석하기</PlayButton>
    </>
  );
}
