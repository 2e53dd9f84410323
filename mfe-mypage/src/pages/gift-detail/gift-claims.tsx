import { dialog, presentError, toast, useCallMutation } from '@shop/shared/app';
import { giftCalls, type OpenGift } from '@shop/shared/contracts';
import { dottedDate } from '@shop/shared/domain';
import { Badge, Button } from '@shop/shared/ui';
import { useGiftChange } from '../../features/gift/use-gift-change';
import styles from './gift-detail.module.css';

type Claim = OpenGift['claims'][number];

/** Returns and exchanges of the receiver: their states, no money. */
export const GiftClaims = ({ claims, token }: { claims: readonly Claim[]; token: string }) => (
  <ul className={styles.parcels} aria-label="반품·교환 신청">
    {claims.map((claim) => (
      <li key={claim.claimNo} className={styles.parcel}>
        <p>
          <Badge>{claim.stateName}</Badge> {claim.kindName} · {dottedDate(claim.requestedAt)} 신청
        </p>
        <p className={styles.note}>{claim.goodsNames.join(', ')}</p>
        {claim.canWithdraw && <WithdrawButton claim={claim} token={token} />}
      </li>
    ))}
  </ul>
);

function WithdrawButton({ claim, token }: { claim: Claim; token: string }) {
  const { show, refreshAfter } = useGiftChange(token);
  const { mutate, isPending } = useCallMutation(giftCalls.withdrawClaim, {
    onSuccess: async (view) => {
      await show(view);
      toast('신청을 철회했어요');
    },
    onError: (error) => {
      refreshAfter(error);
      presentError(error);
    },
  });
  const handleClick = async () => {
    const isSure = await dialog.confirm({
      title: `${claim.kindName} 신청을 철회할까요?`,
      content: '철회해도 신청 기간 안에는 다시 신청할 수 있어요.',
      yesText: '신청 철회',
      noText: '닫기',
    });
    if (isSure) mutate({ params: { token, claimNo: claim.claimNo } });
  };
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        variant="outline"
        isLoading={isPending}
        aria-label={`${claim.kindName} 신청 철회`}
        onClick={() => void handleClick()}
      >
        신청 철회
      </Button>
    </div>
  );
}
