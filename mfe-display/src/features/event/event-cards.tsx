import { Link } from '@shop/shared/app';
import type { EventCard } from '@shop/shared/contracts';
import { eventKindNames } from '@shop/shared/domain';
import { Badge, BadgeRow, Picture } from '@shop/shared/ui';
import { koreanDay, koreanDays } from '../day/korean-day';
import styles from './event-cards.module.css';
import { eventPath } from './event-url';
import { stateWords } from './event-words';

/** Cards of events: picture, benefit, title and period. */
export function EventCards({ events, label }: { events: readonly EventCard[]; label: string }) {
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
              {event.state !== 'OPEN' && <Badge>{stateWords[event.state]}</Badge>}
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
