import type { NoticeLine } from '@shop/shared/contracts';
import { dottedDate, type NoticeType, noticeTypes } from '@shop/shared/domain';
import { Badge, type BadgeProps, BadgeRow } from '@shop/shared/ui';
import styles from './notice.module.css';

const tones: Record<NoticeType, BadgeProps['tone']> = {
  GENERAL: 'neutral',
  DELIVERY: 'good',
  SYSTEM: 'neutral',
  WINNER: 'coin',
};

/** Badge, title and date of a notice. A pinned one is 중요 and needs no type. */
export function NoticeTitle({ notice }: { notice: NoticeLine }) {
  return (
    <span className={styles.words}>
      <BadgeRow>
        {notice.isPinned ? (
          <Badge tone="accent">중요</Badge>
        ) : (
          <Badge tone={tones[notice.type]}>{noticeTypes[notice.type]}</Badge>
        )}
        {notice.isNew && <Badge tone="outline">새 글</Badge>}
      </BadgeRow>
      <span className={styles.title}>{notice.title}</span>
      <span className={styles.day}>{dottedDate(notice.publishedAt)}</span>
    </span>
  );
}
