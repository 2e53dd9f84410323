import type { FragmentDefinition } from '@shop/shared/app';
import { giftQueries } from '../../features/gift/gift.queries';
import { SentGiftByNo } from '../../features/gift/sent-gift-section';

/** A gift that the member sent, on pages of other remotes. */
export const fragment: FragmentDefinition<'mypage/sent-gift'> = {
  queries: () => [giftQueries.sent()],
  Component: SentGiftByNo,
};
