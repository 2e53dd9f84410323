import { Pressed } from '@shop/shared/markup';
import { GiftLinkPage } from '../features/gift/gift-link-page';
import { OptionSheet } from '../features/gift/option-sheet';
import { MyLayout } from '../features/my-menu/my-layout';
import { GiftClaimSheet } from '../pages/gift-detail/gift-claim-sheet';
import { Page as DetailPage } from '../pages/gift-detail/gift-detail.page';
import { ShippingForm } from '../pages/gift-shipping/shipping-form';
import { Sent } from '../pages/gifts/gifts.page';
import { deliveredGift, openGift } from './fixtures/gifts';

const [line] = openGift('ACCEPTED').lines;

/** The received gift with its options open. */
export const GiftOptionStage = () => (
  <>
    <DetailPage />
    {line && <OptionSheet line={line} token="" onClose={() => {}} />}
  </>
);

const [delivered] = deliveredGift.lines;

/** 교환 of a received gift. */
export const GiftClaimStage = () => (
  <>
    <DetailPage />
    {delivered && <GiftClaimSheet line={delivered} kind="EXCHANGE" token="" onClose={() => {}} />}
  </>
);

/** The address after it was rejected. */
export const RefusedShippingStage = () => (
  <GiftLinkPage title="배송지 입력">
    {(gift, token) => (
      <Pressed name="배송지 바꾸기">
        <ShippingForm gift={gift} token={token} />
      </Pressed>
    )}
  </GiftLinkPage>
);

/** 보낸 선물, which the query string selects. */
export const SentGiftsStage = () => (
  <MyLayout title="선물함">
    <Sent />
  </MyLayout>
);
