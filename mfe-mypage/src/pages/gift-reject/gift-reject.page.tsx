import type { PageMeta } from '@shop/shared/app';
import { type OpenGift, paths } from '@shop/shared/contracts';
import { ButtonLink } from '@shop/shared/ui';
import { GiftEnd, isEnded, LinkEnd } from '../../features/gift/gift-end';
import { GiftLinkPage } from '../../features/gift/gift-link-page';
import { RejectForm } from './reject-form';

const TITLE = '선물 거절';

export const meta = (): PageMeta => ({ title: TITLE, robots: 'noindex' });

export const Page = () => (
  <GiftLinkPage title={TITLE}>
    {(gift, token) => {
      if (gift.canReject) return <RejectForm gift={gift} token={token} />;
      return isEnded(gift) ? <GiftEnd gift={gift} /> : <TooLate gift={gift} token={token} />;
    }}
  </GiftLinkPage>
);

/** refuse-failed: the gift is accepted already. */
const TooLate = ({ gift, token }: { gift: OpenGift; token: string }) => (
  <LinkEnd
    title="지금은 거절할 수 없어요"
    reason={`이미 받은 선물이에요. 지금 상태는 ${gift.stateName}이에요`}
    action={<ButtonLink to={paths.giftDetail(token)}>받은 선물 보기</ButtonLink>}
  />
);
