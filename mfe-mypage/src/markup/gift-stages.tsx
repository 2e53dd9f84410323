import { Pressed } from '@shop/shared/markup';
import { OptionSheet } from '../features/gift/option-sheet';
import { MyLayout } from '../features/my-menu/my-layout';
import { Page as DetailPage } from '../pages/gift-detail/gift-detail.page';
import { Page as ShippingPage } from '../pages/gift-shipping/gift-shipping.page';
import { Sent } from '../pages/gifts/gifts.page';
import { openGift } from './fixtures/gifts';

const [line] = openGift('ACCEPTED').lines;

/** The received gift with its options open. */
export const GiftOptionStage = () => (
  <>
    <DetailPage />
    {line && <OptionSheet line={line} token="" onClose={() => {}} />}
  </>
);

/** The address after it was rejected. */
export const RefusedShippingStage = () => (
  <Pressed name="배송지 바꾸기">
    <ShippingPage />
  </Pressed>
);

/** 보낸 선물, which the query string selects. */
export const SentGiftsStage = () => (
  <MyLayout title="선물함">
    <Sent />
  </MyLayout>
);
