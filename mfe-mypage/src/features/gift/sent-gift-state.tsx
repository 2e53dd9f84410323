import type { SentGift } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import { Badge, Notice } from '@shop/shared/ui';
import { DueBadge } from './due';
import styles from './sent-gift.module.css';
import { SentGiftActions } from './sent-gift-actions';
import { ThanksQuote } from './thanks-quote';

const stateTones = {
  PAID: 'neutral',
  SENT: 'accent',
  ACCEPTED: 'accent',
  ADDRESS_DONE: 'good',
  REJECTED: 'neutral',
  CANCELED: 'neutral',
  EXPIRED: 'neutral',
} as const satisfies Record<SentGift['state'], string>;

/** Where a sent gift stands, until when, its thanks, and what the sender can do. */
export function SentGiftState({ gift }: { gift: SentGift }) {
  return (
    <div className={styles.state}>
      <p className={styles.head}>
        <Badge tone={stateTones[gift.state]}>{gift.stateName}</Badge>
        {gift.dueAt && <DueBadge dueAt={gift.dueAt} />}
      </p>
      <p className={styles.note}>{noteOf(gift)}</p>
      {gift.isLocked && (
        <Notice tone="caution" title="받는 분이 휴대폰 번호를 여러 번 다르게 입력했어요">
          다시 보내면 새 링크로 열 수 있어요.
        </Notice>
      )}
      {gift.thanks && (
        <ThanksQuote
          thanks={gift.thanks}
          by={`${gift.receiverName} 님의 감사 인사 · ${dottedDateTime(gift.thanks.at)}`}
        />
      )}
      <SentGiftActions gift={gift} />
    </div>
  );
}

function noteOf(gift: SentGift): string {
  const { state, dueAt, sendAt, receiverName } = gift;
  switch (state) {
    case 'PAID':
      return `${dottedDateTime(sendAt)}에 ${receiverName} 님께 보내 드려요`;
    case 'SENT':
      return `${receiverName} 님이 ${dueAt ? `${dottedDateTime(dueAt)}까지 ` : ''}받을 수 있어요. 기한이 지나면 환불해 드려요`;
    case 'ACCEPTED':
      return gift.isVoucher
        ? acceptedText(gift)
        : `${receiverName} 님이 선물을 받았어요. 배송지를 기다리고 있어요`;
    case 'ADDRESS_DONE':
      return acceptedText(gift);
    case 'REJECTED':
      return `${receiverName} 님이 마음만 받겠다고 전했어요. 결제한 금액을 환불해 드려요`;
    default:
      return '결제한 금액을 환불해 드려요';
  }
}

const acceptedText = ({ acceptedAt, receiverName }: SentGift): string =>
  acceptedAt
    ? `${dottedDateTime(acceptedAt)}에 ${receiverName} 님이 받았어요`
    : `${receiverName} 님이 받았어요`;
