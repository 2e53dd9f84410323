import type { FragmentDefinition } from '@shop/shared/app';
import type { Fragments } from '@shop/shared/contracts';
import { lazy } from '@shop/shared/ui';
import { giftQueries } from '../../features/gift/gift.queries';

const sentGift = lazy<Fragments['mypage/sent-gift']>(() =>
  import(/* webpackChunkName: "sent-gift" */ '../../features/gift/sent-gift-section').then(
    ({ SentGiftByNo }) => SentGiftByNo,
  ),
);

/** A gift that the member sent, on pages of other remotes. */
export const fragment: FragmentDefinition<'mypage/sent-gift'> = {
  queries: () => [giftQueries.sent()],
  Component: sentGift.Component,
};
