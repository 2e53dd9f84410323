import type { App, PageMeta, PageRequest } from '@shop/shared/app';
import { type OpenGift, paths } from '@shop/shared/contracts';
import { ButtonLink, GiftCard, Notice, Section } from '@shop/shared/ui';
import { DueBadge, dueText } from '../../features/gift/due';
import { GiftEnd, isEnded } from '../../features/gift/gift-end';
import { GiftLines } from '../../features/gift/gift-lines';
import { GiftLinkPage } from '../../features/gift/gift-link-page';
import { AcceptForm } from './accept-form';
import styles from './gift-accept.module.css';

const TITLE = '선물이 도착했어요';

export const meta = (_app: App, { query }: PageRequest): PageMeta => ({
  title: TITLE,
  robots: 'noindex',
  status: query.has('token') ? undefined : 404,
});

export const Page = () => (
  <GiftLinkPage title={TITLE}>
    {(gift, token) =>
      isEnded(gift) ? <GiftEnd gift={gift} /> : <Offer gift={gift} token={token} />
    }
  </GiftLinkPage>
);

function Offer({ gift, token }: { gift: OpenGift; token: string }) {
  return (
    <>
      <GiftCard design={gift.design} senderName={gift.senderName} message={gift.message} />
      <Section title={`${gift.receiverName} 님께 온 선물`}>
        <GiftLines gift={gift} token={token} />
      </Section>
      {gift.state === 'SENT' && gift.dueAt && (
        <p className={styles.due}>
          <DueBadge dueAt={gift.dueAt} />
          {dueText(gift.dueAt, '받을 수 있어요')}
        </p>
      )}
      {gift.state === 'SENT' ? (
        <AcceptForm gift={gift} token={token} />
      ) : (
        <Accepted gift={gift} token={token} />
      )}
    </>
  );
}

/** The gift is accepted already: what comes next. */
function Accepted({ gift, token }: { gift: OpenGift; token: string }) {
  const needsAddress = gift.state === 'ACCEPTED' && !gift.isVoucher;
  return (
    <Notice
      tone="good"
      title="이미 받은 선물이에요"
      action={
        needsAddress ? (
          <ButtonLink to={paths.giftShipping(token)} isFull>
            배송지 입력
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.giftDetail(token)} isFull>
            받은 선물 보기
          </ButtonLink>
        )
      }
    >
      {needsAddress && gift.dueAt
        ? dueText(gift.dueAt, '배송지를 입력해 주세요')
        : '진행 상태를 확인할 수 있어요'}
    </Notice>
  );
}
