import type { PageMeta } from '@shop/shared/app';
import { type OpenGift, paths } from '@shop/shared/contracts';
import { ButtonLink, lazy, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import { GiftEnd, isEnded, LinkEnd } from '../../features/gift/gift-end';
import { GiftLinkPage } from '../../features/gift/gift-link-page';

const TITLE = '배송지 입력';

// In one chunk with the other forms of this remote, which have the form library.
const shippingForm = lazy(
  () =>
    import(/* webpackChunkName: "review-modal" */ './shipping-form').then(
      ({ ShippingForm }) => ShippingForm,
    ),
  () => (
    <SkeletonGroup label="배송지 입력을 불러오는 중이에요">
      <TextSkeleton lines={8} />
    </SkeletonGroup>
  ),
);

export const meta = (): PageMeta => ({ title: TITLE, robots: 'noindex' });

export const Page = () => (
  <GiftLinkPage title={TITLE}>
    {(gift, token) => {
      if (isEnded(gift)) return <GiftEnd gift={gift} />;
      if (gift.state === 'SENT') return <NotAccepted token={token} />;
      return gift.canEditAddress ? (
        <shippingForm.Component gift={gift} token={token} />
      ) : (
        <TooLate gift={gift} token={token} />
      );
    }}
  </GiftLinkPage>
);

const NotAccepted = ({ token }: { token: string }) => (
  <LinkEnd
    title="아직 받지 않은 선물이에요"
    reason="선물을 받은 뒤에 배송지를 입력할 수 있어요"
    action={<ButtonLink to={paths.giftAccept(token)}>선물 보기</ButtonLink>}
  />
);

const TooLate = ({ gift, token }: { gift: OpenGift; token: string }) => (
  <LinkEnd
    title={gift.isVoucher ? '배송지가 필요 없는 선물이에요' : '배송지를 바꿀 수 없어요'}
    reason={
      gift.isVoucher
        ? '모바일 쿠폰은 쿠폰함에 담겨요'
        : '판매자가 상품을 준비하기 시작하면 배송지를 바꿀 수 없어요'
    }
    action={<ButtonLink to={paths.giftDetail(token)}>받은 선물 보기</ButtonLink>}
  />
);
