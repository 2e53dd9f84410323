import {
  callKey,
  dialog,
  events,
  loadAhead,
  loadForPress,
  nativeBridge,
  presentError,
  toast,
  useCallMutation,
  useQuery,
  useQueryClient,
} from '@shop/shared/app';
import { giftCalls, type SentGift } from '@shop/shared/contracts';
import { Button, wonFigure } from '@shop/shared/ui';
import { giftQueries } from './gift.queries';
import { sendGift } from './send-gift';
import styles from './sent-gift.module.css';

/** What the sender can do with a gift now; nothing once it has ended or arrived. */
export function SentGiftActions({ gift }: { gift: SentGift }) {
  const isLinked = !gift.isLocked && (gift.state === 'SENT' || gift.state === 'ACCEPTED');
  if (!isLinked && gift.resendsLeft === 0 && !gift.canCancel) return null;
  return (
    <div className={styles.actions}>
      {isLinked && <LinkActions gift={gift} />}
      {gift.resendsLeft > 0 && <Resend gift={gift} />}
      {gift.canCancel && <Cancel gift={gift} />}
    </div>
  );
}

/** Copies the link, or hands it to the app's or the browser's share panel. */
function LinkActions({ gift: { giftNo, senderName, receiverName } }: { gift: SentGift }) {
  const { refetch } = useQuery({ ...giftQueries.link(giftNo), enabled: false });
  const client = useQueryClient();
  const query = giftQueries.link(giftNo);
  // The browser allows copying only shortly after a click, so the link is read when one is near.
  const prepare = () => {
    loadAhead(nativeBridge);
    if (client.getQueryData(query.queryKey) === undefined) void refetch();
  };
  const linkOf = async (): Promise<string | undefined> => {
    const known = client.getQueryData(query.queryKey) ?? (await readLink());
    return known && new URL(known.url, globalThis.location.origin).href;
  };
  const readLink = async () => {
    const { data, error } = await refetch();
    if (error) presentError(error);
    return data;
  };
  const copy = async () => {
    const [bridge, link] = await Promise.all([loadForPress(nativeBridge), linkOf()]);
    if (!bridge || !link) return;
    const isCopied = await bridge.copy(link);
    toast(isCopied ? '선물 링크를 복사했어요' : '복사하지 못했어요. 공유하기로 보내 주세요');
  };
  const share = async () => {
    const [bridge, url] = await Promise.all([loadForPress(nativeBridge), linkOf()]);
    if (!bridge || !url) return;
    const text = `${senderName} 님이 ${receiverName} 님께 선물을 보냈어요`;
    const request = { title: '선물이 도착했어요', text, url };
    const outcome = await sendGift(bridge, { giftNo, receiverName }, request);
    if (outcome === 'copied') toast('선물 링크를 복사했어요');
    if (outcome === 'failed') toast('공유하지 못했어요. 링크 복사를 눌러 주세요');
  };
  const early = { onPointerEnter: prepare, onFocus: prepare };
  return (
    <>
      <Button size="small" variant="outline" {...early} onClick={() => void share()}>
        공유하기
      </Button>
      <Button size="small" variant="outline" {...early} onClick={() => void copy()}>
        링크 복사
      </Button>
    </>
  );
}

/** The gift is read again, on its own and as a part of its order. */
function useGiftRefresh({ orderNo }: SentGift): () => void {
  const client = useQueryClient();
  return () => {
    events.emit('order:changed', { orderNo });
    void client.invalidateQueries({ queryKey: callKey(giftCalls.sent) });
  };
}

function Resend({ gift }: { gift: SentGift }) {
  const { giftNo, resendsLeft, receiverName } = gift;
  const client = useQueryClient();
  const refresh = useGiftRefresh(gift);
  const { mutate, isPending } = useCallMutation(giftCalls.resend, {
    onSuccess: ({ url }) => {
      client.setQueryData(giftQueries.link(giftNo).queryKey, { url });
      toast(`${receiverName} 님께 선물을 다시 보냈어요`);
      refresh();
    },
    onError: (error) => {
      presentError(error);
      refresh();
    },
  });
  const ask = async () => {
    const isSure = await dialog.confirm({
      title: '선물을 다시 보낼까요?',
      content: '새 링크를 보내요. 먼저 보낸 링크는 열 수 없게 돼요.',
      yesText: '다시 보내기',
      noText: '닫기',
    });
    if (isSure) mutate({ params: { giftNo } });
  };
  return (
    <Button size="small" variant="outline" isLoading={isPending} onClick={() => void ask()}>
      다시 보내기 ({resendsLeft}번 남음)
    </Button>
  );
}

function Cancel({ gift }: { gift: SentGift }) {
  const { giftNo, receiverName } = gift;
  const refresh = useGiftRefresh(gift);
  const { mutate, isPending } = useCallMutation(giftCalls.cancel, {
    onSuccess: ({ refundWon }) => {
      toast(`선물을 취소했어요. ${wonFigure(refundWon)}원을 환불해 드려요`);
      refresh();
    },
    onError: (error) => {
      presentError(error);
      refresh();
    },
  });
  const ask = async () => {
    const isSure = await dialog.confirm({
      title: '선물을 취소할까요?',
      content: `결제한 금액을 모두 환불해 드려요. ${receiverName} 님은 이 선물을 받을 수 없게 돼요.`,
      yesText: '선물 취소',
      noText: '닫기',
    });
    if (isSure) mutate({ params: { giftNo } });
  };
  return (
    <Button size="small" variant="ghost" isLoading={isPending} onClick={() => void ask()}>
      선물 취소
    </Button>
  );
}
