import { Link } from '@shop/shared/app';
import { type CounselLine, paths } from '@shop/shared/contracts';
import {
  type CounselState,
  type CounselTopic,
  counselStates,
  counselTopics,
  tableEntries,
} from '@shop/shared/domain';
import {
  Badge,
  type BadgeProps,
  ButtonLink,
  ChevronRightIcon,
  ChipLink,
  TextLink,
} from '@shop/shared/ui';
import styles from './counsel-card.module.css';

const tones: Record<CounselState, BadgeProps['tone']> = {
  RECEIVED: 'outline',
  WORKING: 'accent',
  ANSWERED: 'good',
};

/** 1:1 문의: the way to ask at any hour, with the member's own open enquiries. */
export const CounselCard = ({ counsels }: { counsels: readonly CounselLine[] }) => (
  <section className={styles.card} aria-labelledby="cs-counsel">
    <div className={styles.head}>
      <h2 id="cs-counsel">1:1 문의</h2>
      <TextLink tone="quiet" to={paths.counsels()}>
        문의 내역
      </TextLink>
    </div>
    <p className={styles.lead}>
      밤이나 휴일에도 남길 수 있어요. 차례대로 확인하고, 답변을 드리면 알림을 보내요.
    </p>
    {counsels.length > 0 && (
      <ul className={styles.own} aria-label="내 문의">
        {counsels.map(({ counselNo, state, title }) => (
          <li key={counselNo}>
            <Link to={paths.counsels(counselNo)} className={styles.line}>
              <Badge tone={tones[state]}>{counselStates[state]}</Badge>
              <span className={styles.title}>{title}</span>
              <ChevronRightIcon size={16} />
            </Link>
          </li>
        ))}
      </ul>
    )}
    <ul className={styles.topics} aria-label="문의 유형">
      {tableEntries<CounselTopic, { name: string }>(counselTopics).map(([topic, { name }]) => (
        <li key={topic}>
          <ChipLink to={paths.askCounsel({ topic })}>{name}</ChipLink>
        </li>
      ))}
    </ul>
    <ButtonLink to={paths.askCounsel()} className={styles.ask}>
      1:1 문의하기
    </ButtonLink>
  </section>
);
