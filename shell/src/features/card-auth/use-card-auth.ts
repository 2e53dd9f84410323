import { isApiError, toast, useCallMutation, useQuery } from '@shop/shared/app';
import { type CardAuthStarted, cardAuthCalls } from '@shop/shared/contracts';
import { useEffect, useState } from 'react';
import { callbackPath } from '../login/callback-path';
import { cardAuthResultQuery } from './card-auth.queries';

export type CardAuthState = 'idle' | 'waiting' | 'approved' | 'canceled' | 'expired';

const states = {
  WAITING: 'waiting',
  APPROVED: 'approved',
  CANCELED: 'canceled',
  EXPIRED: 'expired',
} as const;

/**
 * One login with the card company's app: starts it, polls it, and continues when it is approved.
 */
export function useCardAuth(returnTo: string, onStarted: (started: CardAuthStarted) => void) {
  const [isExpired, setExpired] = useState(false);
  const start = useCallMutation(cardAuthCalls.start, {
    onSuccess: (started) => {
      setExpired(false);
      onStarted(started);
    },
    onError: (error) =>
      toast(isApiError(error) ? error.message : '로그인을 시작하지 못했어요. 다시 시도해 주세요'),
  });
  const started = start.data;
  const { data: result } = useQuery({
    ...cardAuthResultQuery(started?.transactionId ?? ''),
    enabled: started !== undefined && !isExpired,
  });
  const lid = result?.lid;
  const transactionId = started?.transactionId;

  useEffect(() => {
    if (lid) location.replace(callbackPath(lid, returnTo, transactionId));
  }, [lid, transactionId, returnTo]);

  const reportedState = result ? states[result.state] : 'waiting';
  const state: CardAuthState = !started
    ? 'idle'
    : isExpired && reportedState === 'waiting'
      ? 'expired'
      : reportedState;
  return {
    state,
    started,
    isStarting: start.isPending,
    start: () => start.mutate({ body: {} }),
    /** Also ends by the local clock, for when the result cannot be fetched. */
    expire: () => setExpired(true),
    cancel: start.reset,
  };
}
