import { useSession } from '@shop/shared/app';
import { type OpenGift, paths } from '@shop/shared/contracts';
import { ButtonLink, EmptyState, type EmptyStateProps } from '@shop/shared/ui';
import styles from './gift-link.module.css';

/** A state of a link in which there is nothing to do on this page, with a way on. */
export const LinkEnd = (props: EmptyStateProps) => (
  <div className={styles.end}>
    <EmptyState {...props} />
  </div>
);

/** A link that is not a gift's, or not any more. */
export function GiftUnknown() {
  return (
    <LinkEnd
      title="열 수 없는 선물 링크예요"
      reason="링크가 바뀌었거나 주소가 잘못됐어요. 보낸 분께 다시 보내 달라고 부탁해 주세요"
      action={<WayOn />}
    />
  );
}

const ends: Partial<Record<OpenGift['state'], { title: string; reason: string }>> = {
  EXPIRED: {
    title: '받을 수 있는 기한이 지났어요',
    reason: '결제한 금액은 보낸 분께 돌려드렸어요',
  },
  CANCELED: {
    title: '보낸 분이 취소한 선물이에요',
    reason: '자세한 내용은 보낸 분께 물어봐 주세요',
  },
  REJECTED: {
    title: '거절한 선물이에요',
    reason: '보낸 분께는 정중한 안내만 전하고, 결제한 금액은 보낸 분께 돌려드려요',
  },
};

/** Whether the gift has ended without a delivery. */
export const isEnded = ({ state }: Pick<OpenGift, 'state'>): boolean => state in ends;

/** Why there is nothing to receive any more. */
export function GiftEnd({ gift: { state } }: { gift: Pick<OpenGift, 'state'> }) {
  const end = ends[state];
  return end ? <LinkEnd {...end} action={<WayOn />} /> : null;
}

/** A member's other gifts, or the shop. */
function WayOn() {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? (
    <ButtonLink to={paths.gifts()}>선물함 보기</ButtonLink>
  ) : (
    <ButtonLink to={paths.home()}>쇼핑 둘러보기</ButtonLink>
  );
}
