import { Link, useNow } from '@shop/shared/app';
import type { EventCard } from '@shop/shared/contracts';
import { eventKindNames } from '@shop/shared/domain';
import { Badge, BadgeRow, Picture } from '@shop/shared/ui';
import { daysLeftWords, isEndingSoon } from '../day/deadline';
import { koreanDay, koreanDays } from '../day/korean-day';
import styles from './event-cards.module.css';
import { eventPath } from './event-url';
import { stateWords } from './event-words';

const MINUTE_MS = 60_000;

/** Cards of events: picture, benefit, title, period, and the days left of running ones. */
export function EventCards({ events, label }: { events: readonly EventCard[]; label: string }) {
  const now = useNow(MINUTE_MS);
  return (
    <ul className={styles.cards} aria-label={label}>
      {events.map((event, at) => (
        <li key={event.eventNo} className={styles.card}>
          <Picture
            className={styles.picture}
            image={event.image}
            alt=""
            width={640}
            height={400}
            sizes="(min-width: 1024px) 390px, (min-width: 768px) 50vw, 90vw"
            isPriority={at === 0}
          />
          <div className={styles.words}>
            <BadgeRow>
              <Badge tone="accent">{eventKindNames[event.kind]}</Badge>
              {event.state === 'OPEN' ? (
                <Badge tone={isEndingSoon(event.endsAt, now) ? 'danger' : 'neutral'}>
                  {daysLeftWords(event.endsAt, now)}
                </Badge>
              ) : (
                <Badge>{stateWords[event.state]}</Badge>
              )}
              {event.isJoined && <Badge tone="good">참여함</Badge>}
              {event.isAppOnly && <Badge tone="outline">앱 전용</Badge>}
            </BadgeRow>
            <h2 className={styles.title}>
              <Link className={styles.link} to={eventPath(event)} prefetch="dwell">
                {event.title}
              </Link>
            </h2>
            {event.benefit && <p className={styles.benefit}>{event.benefit}</p>}
            <p className={styles.period}>
              {koreanDays(event.startsAt, event.endsAt)}
              {event.winnersAt && ` · 발표 ${koreanDay(event.winnersAt)}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
