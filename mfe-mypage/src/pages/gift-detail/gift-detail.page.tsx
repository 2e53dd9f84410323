import type { PageMeta } from '@shop/shared/app';
import { type OpenGift, paths } from '@shop/shared/contracts';
import { dottedDateTime, formatPhone } from '@shop/shared/domain';
import {
  Badge,
  BulletList,
  ButtonLink,
  GiftCard,
  InfoTable,
  Notice,
  Section,
  Timeline,
} from '@shop/shared/ui';
import { dueText } from '../../features/gift/due';
import { GiftEnd, isEnded } from '../../features/gift/gift-end';
import { GiftLines } from '../../features/gift/gift-lines';
import { GiftLinkPage } from '../../features/gift/gift-link-page';
import { GiftClaims } from './gift-claims';
import styles from './gift-detail.module.css';
import { GiftLineActions } from './gift-line-actions';
import { GiftParcels } from './gift-parcels';
import { GiftThanks } from './gift-thanks';

const TITLE = '받은 선물 상세';

export const meta = (): PageMeta => ({ title: TITLE, robots: 'noindex' });

export const Page = () => (
  <GiftLinkPage title={TITLE}>
    {(gift, token) =>
      isEnded(gift) ? <GiftEnd gift={gift} /> : <Detail gift={gift} token={token} />
    }
  </GiftLinkPage>
);

function Detail({ gift, token }: { gift: OpenGift; token: string }) {
  return (
    <>
      <p className={styles.state}>
        <Badge tone="accent">{gift.stateName}</Badge>
      </p>
      <NextStep gift={gift} token={token} />
      <GiftCard design={gift.design} senderName={gift.senderName} message={gift.message} />
      <Section title="선물 상품">
        <GiftLines gift={gift} token={token} />
        <GiftLineActions gift={gift} token={token} />
      </Section>
      {gift.claims.length > 0 && (
        <Section title="반품·교환">
          <GiftClaims claims={gift.claims} token={token} />
        </Section>
      )}
      {gift.timeline.length > 0 && (
        <Section title="진행 상태">
          <Timeline
            label="선물 진행 상태"
            direction="column"
            steps={gift.timeline.map(({ name, at }) => ({ label: name, time: dottedDateTime(at) }))}
            current={gift.timeline.length - 1}
          />
        </Section>
      )}
      {!gift.isVoucher && gift.state === 'ADDRESS_DONE' && (
        <Section title="배송">
          <GiftParcels parcels={gift.parcels} />
        </Section>
      )}
      {gift.address && <Address gift={gift} token={token} />}
      {(gift.canThank || gift.thanks) && (
        <Section title="감사 인사">
          <GiftThanks gift={gift} token={token} />
        </Section>
      )}
      <BulletList
        isSmall
        items={[
          '선물의 가격은 보여 드리지 않아요.',
          '반품은 받은 날부터 7일, 불량이거나 잘못 온 상품은 3개월 안에 신청할 수 있어요. 환불은 보낸 분께 해 드려요.',
          '배송지를 입력한 기기에서만, 로그인해 선물을 받았다면 다른 기기에서도 신청할 수 있어요.',
        ]}
      />
    </>
  );
}

/** What the receiver does next; nothing once the goods are on their way. */
function NextStep({ gift, token }: { gift: OpenGift; token: string }) {
  if (gift.state === 'SENT')
    return (
      <Notice
        title="아직 받지 않은 선물이에요"
        action={
          <ButtonLink to={paths.giftAccept(token)} isFull>
            선물 보기
          </ButtonLink>
        }
      />
    );
  if (gift.isVoucher)
    return (
      <Notice
        tone="good"
        title="모바일 쿠폰을 받았어요"
        action={
          <ButtonLink to={paths.vouchers()} isFull>
            모바일 쿠폰 보기
          </ButtonLink>
        }
      />
    );
  if (gift.state !== 'ACCEPTED') return null;
  return (
    <Notice
      tone="caution"
      title="배송지를 입력해 주세요"
      action={
        <ButtonLink to={paths.giftShipping(token)} isFull>
          배송지 입력
        </ButtonLink>
      }
    >
      {gift.dueAt && dueText(gift.dueAt, '입력하지 않으면 보낸 분께 환불해 드려요')}
    </Notice>
  );
}

function Address({ gift: { address, canEditAddress }, token }: { gift: OpenGift; token: string }) {
  if (!address) return null;
  return (
    <Section
      title="배송지"
      end={
        canEditAddress && (
          <ButtonLink to={paths.giftShipping(token)} size="small" variant="outline">
            배송지 변경
          </ButtonLink>
        )
      }
    >
      <InfoTable
        caption="선물 배송지"
        rows={[
          { key: '받는 분', value: address.receiverName },
          { key: '연락처', value: formatPhone(address.receiverPhone) },
          { key: '주소', value: `(${address.zip}) ${address.road} ${address.detail}` },
          ...(address.messageText ? [{ key: '배송 메시지', value: address.messageText }] : []),
        ]}
      />
    </Section>
  );
}
