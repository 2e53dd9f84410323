import { callQuery } from '@shop/shared/app';
import { type CardAuthResult, cardAuthCalls } from '@shop/shared/contracts';

const POLL_MS = 2000;

/** Polls the result of the approval until it is decided. */
export const cardAuthResultQuery = (transactionId: string) => ({
  ...callQuery(cardAuthCalls.result, { params: { transactionId } }),
  staleTime: 0,
  gcTime: 0,
  // Refetches at once on return from the app.
  refetchOnWindowFocus: 'always' as const,
  refetchInterval: ({ state }: { state: { data: CardAuthResult | undefined } }) =>
    state.data === undefined || state.data.state === 'WAITING' ? POLL_MS : (false as const),
});
