import { Link, useDevice } from '@shop/shared/app';
import { type EventDetail, paths } from '@shop/shared/contracts';
import { eventKindNames } from '@shop/shared/domain';
import {
  Badge,
  BadgeRow,
  BulletList,
  ButtonLink,
  Checkbox,
  Notice,
  Picture,
  Section,
} from '@shop/shared/ui';
import { useState } from 'react';
import { koreanDay, koreanDays } from '../../features/day/korean-day';
import { leftText, stateWords } from '../../features/event/event-words';
import { KindBoard } from '../../features/event/kinds/kind-board';
import { PrizeList } from '../../features/event/prize-list';
import { usePlay } from '../../features/event/use-play';
import styles from './event-detail.module.css';

function EventHead({ event }: { event: EventDetail }) {
  return (
    <header className={styles.head}>
      <Picture
        className={styles.picture}
        image={event.image}
        alt=""
        width={640}
        height={400}
        sizes="(min-width: 1024px) 560px, 100vw"
        isPriority
      />
      <div className={styles.words}>
        <BadgeRow>
          <Badge tone="accent">{eventKindNames[event.kind]}</Badge>
          <Badge>{stateWords[event.state]}</Badge>
          {event.isAppOnly && <Badge tone="outline">앱 전용</Badge>}
        </BadgeRow>
        <h1 className={styles.title}>{event.title}</h1>
        <p>{event.summary}</p>
        <p className={styles.period}>
          {koreanDays(event.startsAt, event.endsAt)}
          {event.winnersAt && ` · 당첨자 발표 ${koreanDay(event.winnersAt)}`}
        </p>
        <Link to={paths.eventsOfKind(event.kind)} className={styles.kindLink}>
          {eventKindNames[event.kind]} 이벤트 모두 보기
        </Link>
      </div>
    </header>
  );
}

/** Body of an event page: description, the entry form of its kind, prizes with their odds, and notes. */
export function EventBody({ event }: { event: EventDetail }) {
  const [isConsented, setConsented] = useState(false);
  const { isInApp } = useDevice();
  const play = usePlay(event, isConsented);
  const isOver = event.state === 'DRAWING' || event.state === 'ENDED';
  const left = event.state === 'OPEN' ? leftText(event) : undefined;
  return (
    <>
      <EventHead event={event} />
      <div className={styles.sections}>
        {event.body.length > 0 && (
          <div className={styles.text}>
            {event.body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        {isOver ? (
          <Notice
            title="종료된 이벤트예요"
            action={<ButtonLink to={paths.eventEnd(event.eventNo)}>결과 보기</ButtonLink>}
          />
        ) : (
          <Section title="참여하기" note={left}>
            {event.isAppOnly && !isInApp && (
              <Notice tone="caution" title="앱에서만 참여할 수 있어요" />
            )}
            {event.consent !== null && play.closed === undefined && (
              <div className={styles.consent}>
                <Checkbox
                  label={`[필수] ${event.consent}`}
                  checked={isConsented}
                  onChange={({ target }) => setConsented(target.checked)}
                />
              </div>
            )}
            <KindBoard event={event} board={event.board} play={play} />
          </Section>
        )}
        <PrizeList prizes={event.prizes} />
        {event.notes.length > 0 && (
          <Section title="유의사항">
            <BulletList items={event.notes} />
          </Section>
        )}
      </div>
    </>
  );
}
