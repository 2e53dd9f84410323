import { callQuery } from '@shop/shared/app';
import { type CardAuthResult, cardAuthCalls } from '@shop/shared/contracts';

const POLL_MS = 2000;

/** How the phone answered; asked again and again until it did. */
export const cardAuthResultQuery = (transactionId: string) => ({
  ...callQuery(cardAuthCalls.result, { params: { transactionId } }),
  staleTime: 0,
  gcTime: 0,
  // Back from the app, at once.
  refetchOnWindowFocus: 'always' as const,
  refetchInterval: ({ state }: { state: { data: CardAuthResult | undefined } }) =>
    state.data === undefined || state.data.state === 'WAITING' ? POLL_MS : (false as const),
});
