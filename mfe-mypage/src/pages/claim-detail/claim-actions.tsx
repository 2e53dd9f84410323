import {
  dialog,
  events,
  presentError,
  toast,
  useCallMutation,
  useQueryClient,
  writeQueryCache,
} from '@shop/shared/app';
import { type ClaimDetail, claimCalls } from '@shop/shared/contracts';
import { Button } from '@shop/shared/ui';
import { claimQueries } from '../../features/claim/claim.queries';
import styles from './claim-detail.module.css';
import { withdrawalText } from './claim-lead';

/** Paying is a part of its own. */
type Action = Exclude<ClaimDetail['actions'][number]['action'], 'PAY'>;

const titles: Record<Action, string> = {
  WITHDRAW: '신청을 철회할까요?',
  AGREE: '차감에 동의할까요?',
  REFUSE: '상품을 돌려받을까요?',
};

const contents: Record<Action, (claim: ClaimDetail) => string> = {
  WITHDRAW: withdrawalText,
  AGREE: () => '차감한 금액을 뺀 나머지를 바로 환불해요.',
  REFUSE: () => '환불하지 않고 상품을 다시 보내 드려요.',
};

/** The actions that the server allows for this claim. */
export function ClaimActions({ claim }: { claim: ClaimDetail }) {
  const { claimNo, orderNo, actions } = claim;
  const client = useQueryClient();
  const settle = (done: string) => async (settled: ClaimDetail) => {
    await writeQueryCache(client, claimQueries.detail(claimNo), settled);
    events.emit('order:changed', { orderNo });
    toast(done);
  };
  const withdraw = useCallMutation(claimCalls.withdraw, {
    onSuccess: settle('신청을 철회했어요'),
    onError: presentError,
  });
  const answer = useCallMutation(claimCalls.answerAdjust, {
    onSuccess: settle('답을 전했어요'),
    onError: presentError,
  });
  const params = { claimNo };
  const run = async (action: Action, label: string) => {
    const [title, content] = [titles[action], contents[action](claim)];
    if (!(await dialog.confirm({ title, content, yesText: label, noText: '닫기' }))) return;
    if (action === 'WITHDRAW') withdraw.mutate({ params });
    else answer.mutate({ params, body: { agrees: action === 'AGREE' } });
  };
  const shown = actions.flatMap(({ action, label }) =>
    action === 'PAY' ? [] : [{ action, label }],
  );
  if (shown.length === 0) return null;
  return (
    <div className={styles.actions}>
      {shown.map(({ action, label }) => (
        <Button
          key={action}
          isFull
          variant={action === 'AGREE' ? 'primary' : 'outline'}
          isLoading={withdraw.isPending || answer.isPending}
          onClick={() => void run(action, label)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
