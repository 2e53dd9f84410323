import { paths, type ReceivedGift, type SentGift } from '@shop/shared/contracts';
import { Badge, ButtonLink, Picture, TextLink } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { DueBadge, dueText } from '../../features/gift/due';
import { SentGiftState } from '../../features/gift/sent-gift-state';
import styles from './gifts.module.css';

/** 원두 세트 외 2개 */
function goodsText({ goods: [first, ...others] }: Pick<SentGift, 'goods'>): string {
  if (!first) return '';
  return others.length > 0 ? `${first.goodsName} 외 ${others.length}개` : first.goodsName;
}

function Card({ gift, children }: { gift: Pick<SentGift, 'goods'>; children: ReactNode }) {
  const [first] = gift.goods;
  return (
    <li className={styles.card}>
      {first && <Picture image={first.image} alt="" width={80} height={80} sizes="80px" />}
      <div className={styles.words}>{children}</div>
    </li>
  );
}

export function SentGiftCard({ gift }: { gift: SentGift }) {
  return (
    <Card gift={gift}>
      <p className={styles.who}>{gift.receiverName} 님께</p>
      <p className={styles.name}>{goodsText(gift)}</p>
      <SentGiftState gift={gift} />
      <p>
        <TextLink to={paths.orderDetail(gift.orderNo)}>주문 보기</TextLink>
      </p>
    </Card>
  );
}

/** What the gift waits for; nothing in other states. */
const waitsFor: Partial<Record<ReceivedGift['state'], string>> = {
  SENT: '받을 수 있어요',
  ACCEPTED: '배송지를 입력해 주세요',
};

export function ReceivedGiftCard({ gift }: { gift: ReceivedGift }) {
  const wait = gift.dueAt ? waitsFor[gift.state] : undefined;
  const action = gift.state === 'SENT' ? '선물 받기' : '선물 보기';
  const name = goodsText(gift);
  return (
    <Card gift={gift}>
      <p className={styles.head}>
        <Badge tone={wait ? 'accent' : 'neutral'}>{gift.stateName}</Badge>
        {gift.dueAt && <DueBadge dueAt={gift.dueAt} />}
      </p>
      <p className={styles.who}>{gift.senderName} 님이</p>
      <p className={styles.name}>{name}</p>
      {gift.dueAt && wait && <p className={styles.note}>{dueText(gift.dueAt, wait)}</p>}
      <p className={styles.open}>
        <ButtonLink
          to={gift.url}
          size="small"
          variant={wait ? 'primary' : 'outline'}
          aria-label={`${name} ${action}`}
        >
          {action}
        </ButtonLink>
      </p>
    </Card>
  );
}
