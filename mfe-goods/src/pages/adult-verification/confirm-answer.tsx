import {
  errorMessage,
  events,
  toast,
  useCallMutation,
  useQueryClient,
  useRouter,
} from '@shop/shared/app';
import { adultCalls } from '@shop/shared/contracts';
import { Spinner } from '@shop/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import styles from './adult-verification.module.css';
import { StartVerification } from './start-verification';

export interface BroughtAnswer {
  requestNo: string;
  answer: string;
}

/** Takes the provider's answer to the api and goes on where the shopper was; a refusal says why. */
export function ConfirmAnswer({ brought, returnTo }: { brought: BroughtAnswer; returnTo: string }) {
  const client = useQueryClient();
  const router = useRouter();
  const { mutate, error } = useCallMutation(adultCalls.confirm, {
    onSuccess: async (confirmed) => {
      client.removeQueries({ queryKey: [adultCalls.goods.id] });
      client.removeQueries({ queryKey: [adultCalls.state.id] });
      events.emit('adult:changed');
      events.emit('basket:changed');
      // The answer leaves the history: it is used up.
      await router.navigate(confirmed.returnTo, { replace: true });
      toast('성인 인증을 마쳤어요');
    },
  });
  const confirm = useEffectEvent(() => mutate({ body: brought }));
  useEffect(() => confirm(), []);

  if (error) return <StartVerification returnTo={returnTo} refusal={errorMessage(error)} />;
  return (
    <p className={styles.waiting} role="status">
      <Spinner /> 인증 결과를 확인하고 있어요
    </p>
  );
}
