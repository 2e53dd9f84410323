import { Link } from '@shop/shared/app';
import { type CallReply, type EventCard, type eventCalls, paths } from '@shop/shared/contracts';
import { dottedDate, eventKindNames } from '@shop/shared/domain';
import { Badge } from '@shop/shared/ui';
import styles from './my-events.module.css';

type Entry = CallReply<typeof eventCalls.mine>['entries'][number];

const stateTexts: Record<EventCard['state'], string> = {
  COMING: '예정',
  OPEN: '진행중',
  DRAWING: '발표 전',
  ENDED: '종료',
};

const pathOf = ({ eventNo, state }: Entry): string =>
  state === 'OPEN' || state === 'COMING' ? paths.event(eventNo) : paths.eventEnd(eventNo);

/** Events that the member has entered. */
export function EntryRows({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.list} aria-label="참여한 이벤트">
      {entries.map((entry) => (
        <li key={entry.eventNo} className={styles.row}>
          <p className={styles.state}>
            <Badge tone={entry.state === 'OPEN' ? 'accent' : 'neutral'}>
              {stateTexts[entry.state]}
            </Badge>
            {eventKindNames[entry.kind]}
          </p>
          <Link to={pathOf(entry)} className={styles.title}>
            {entry.title}
          </Link>
          <p className={styles.faint}>
            {entry.entryCount}번 참여 · 최근 {dottedDate(entry.lastAt)}
            {entry.state === 'DRAWING' &&
              entry.winnersAt &&
              ` · ${dottedDate(entry.winnersAt)} 발표`}
          </p>
        </li>
      ))}
    </ul>
  );
}
