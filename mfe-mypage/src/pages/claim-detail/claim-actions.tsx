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

/** Paying is a part of its own. */
type Action = Exclude<ClaimDetail['actions'][number]['action'], 'PAY'>;

const questions: Record<Action, { title: string; content: string; done: string }> = {
  WITHDRAW: {
    title: '신청을 철회할까요?',
    content:
      '상품은 그대로 갖고 계시면 돼요. 결제한 금액은 모두 돌려드리고, 기간 안이면 다시 신청할 수 있어요.',
    done: '신청을 철회했어요',
  },
  AGREE: {
    title: '차감에 동의할까요?',
    content: '차감한 금액을 뺀 나머지를 바로 환불해요.',
    done: '동의했어요. 환불을 시작해요',
  },
  REFUSE: {
    title: '상품을 돌려받을까요?',
    content: '환불하지 않고 상품을 다시 보내 드려요.',
    done: '상품을 다시 보내 드릴게요',
  },
};

/** The actions that the server allows for this claim. */
export function ClaimActions({ claim: { claimNo, orderNo, actions } }: { claim: ClaimDetail }) {
  const client = useQueryClient();
  const settle = (done: string) => async (claim: ClaimDetail) => {
    await writeQueryCache(client, claimQueries.detail(claimNo), claim);
    events.emit('order:changed', { orderNo });
    toast(done);
  };
  const withdraw = useCallMutation(claimCalls.withdraw, {
    onSuccess: settle(questions.WITHDRAW.done),
    onError: presentError,
  });
  const answer = useCallMutation(claimCalls.answerAdjust, {
    onSuccess: settle('답을 전했어요'),
    onError: presentError,
  });
  const params = { claimNo };
  const run = async (action: Action, label: string) => {
    const { title, content } = questions[action];
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
