import { isApiError, useQueryClient, writeQueryCache } from '@shop/shared/app';
import type { GiftView } from '@shop/shared/contracts';
import { giftQueries } from './gift.queries';

/** Errors after which the shown gift is out of date: it has ended, or its link has been replaced. */
const OUTDATED = ['GIFT_UNKNOWN', 'GIFT_CLOSED', 'GIFT_LOCKED', 'GIFT_PHONE', 'STATE'];

/** Writes what a call of the receiver has changed, and reads the gift again when a call was too late. */
export function useGiftChange(token: string) {
  const client = useQueryClient();
  const query = giftQueries.view(token);
  return {
    show: (view: GiftView): Promise<void> => writeQueryCache(client, query, view),
    refreshAfter: (error: unknown): void => {
      if (isApiError(error) && OUTDATED.includes(error.code))
        void client.invalidateQueries({ queryKey: query.queryKey });
    },
  };
}
