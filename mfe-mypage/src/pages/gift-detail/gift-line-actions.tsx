import { dialog, presentError, toast, useCallMutation } from '@shop/shared/app';
import { type GiftLine, giftCalls, type OpenGift } from '@shop/shared/contracts';
import { Button, lazy } from '@shop/shared/ui';
import { useState } from 'react';
import { useGiftChange } from '../../features/gift/use-gift-change';
import styles from './gift-detail.module.css';

const claimSheet = lazy(() =>
  import(/* webpackChunkName: "gift-claim" */ './gift-claim-sheet').then(
    ({ GiftClaimSheet }) => GiftClaimSheet,
  ),
);

type ClaimKind = 'RETURN' | 'EXCHANGE';

interface GiftLineActionsProps {
  gift: OpenGift;
  token: string;
}

/** 구매확정, 반품 and 교환 of delivered goods. Nothing in a browser that may not do it. */
export function GiftLineActions({ gift, token }: GiftLineActionsProps) {
  const [opened, setOpened] = useState<{ itemNo: number; kind: ClaimKind }>();
  const lines = gift.lines.filter(({ actions }) => actions.length > 0);
  const line = lines.find(({ itemNo }) => itemNo === opened?.itemNo);
  if (lines.length === 0) return null;
  return (
    <>
      {lines.map((one) => (
        <div key={one.itemNo} className={styles.lineActions}>
          {lines.length > 1 && <span className={styles.note}>{one.goodsName}</span>}
          {one.actions.includes('CONFIRM') && <ConfirmButton line={one} token={token} />}
          {one.actions.includes('RETURN') && (
            <ClaimButton
              line={one}
              word="반품 신청"
              onClick={() => setOpened({ itemNo: one.itemNo, kind: 'RETURN' })}
            />
          )}
          {one.actions.includes('EXCHANGE') && one.exchangeOptions.length > 0 && (
            <ClaimButton
              line={one}
              word="교환 신청"
              onClick={() => setOpened({ itemNo: one.itemNo, kind: 'EXCHANGE' })}
            />
          )}
        </div>
      ))}
      {opened && line && (
        <claimSheet.Component
          line={line}
          kind={opened.kind}
          token={token}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

interface ClaimButtonProps {
  line: GiftLine;
  word: string;
  onClick: () => void;
}

const ClaimButton = ({ line, word, onClick }: ClaimButtonProps) => (
  <Button
    size="small"
    variant="outline"
    aria-haspopup="dialog"
    aria-label={`${line.goodsName} ${word}`}
    onPointerEnter={claimSheet.preload}
    onFocus={claimSheet.preload}
    onClick={onClick}
  >
    {word}
  </Button>
);

function ConfirmButton({ line, token }: { line: GiftLine; token: string }) {
  const { show, refreshAfter } = useGiftChange(token);
  const { mutate, isPending } = useCallMutation(giftCalls.confirm, {
    onSuccess: async (view) => {
      await show(view);
      toast('구매확정했어요');
    },
    onError: (error) => {
      refreshAfter(error);
      presentError(error);
    },
  });
  const handleClick = async () => {
    const isSure = await dialog.confirm({
      title: '구매확정할까요?',
      content: '구매확정하면 불량이거나 잘못 온 상품만 반품하거나 교환할 수 있어요.',
      yesText: '구매확정',
      noText: '닫기',
    });
    if (isSure) mutate({ params: { token, itemNo: line.itemNo } });
  };
  return (
    <Button
      size="small"
      isLoading={isPending}
      aria-label={`${line.goodsName} 구매확정`}
      onClick={() => void handleClick()}
    >
      구매확정
    </Button>
  );
}
