import { errorMessage, toast, useCallMutation } from '@shop/shared/app';
import { giftCalls, type OpenGift } from '@shop/shared/contracts';
import { dottedDateTime, MAX_GIFT_THANKS } from '@shop/shared/domain';
import { Button, Notice, TextArea } from '@shop/shared/ui';
import { useRef, useState } from 'react';
import { useGiftChange } from '../../features/gift/use-gift-change';
import styles from './gift-detail.module.css';

/** The word of thanks to the sender, which can be sent once. */
export function GiftThanks({ gift, token }: { gift: OpenGift; token: string }) {
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const { show, refreshAfter } = useGiftChange(token);
  const thank = useCallMutation(giftCalls.thank, {
    onSuccess: async (view) => {
      await show(view);
      toast(`${gift.senderName} 님께 감사 인사를 보냈어요`);
    },
    onError: refreshAfter,
  });
  if (gift.thanks)
    return (
      <blockquote className={styles.thanks}>
        <p>{gift.thanks.text}</p>
        <footer className={styles.note}>{dottedDateTime(gift.thanks.at)} 보냄</footer>
      </blockquote>
    );
  const isMissing = text.trim() === '';
  const send = () => {
    setTried(true);
    if (isMissing) area.current?.focus();
    else thank.mutate({ params: { token }, body: { text } });
  };
  return (
    <div className={styles.form}>
      <TextArea
        ref={area}
        label={`${gift.senderName} 님께 감사 인사`}
        placeholder="고마운 마음을 전해 보세요"
        maxLength={MAX_GIFT_THANKS}
        value={text}
        error={isTried && isMissing ? '감사 인사를 입력해 주세요' : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {thank.error && !thank.isPending && (
        <Notice tone="danger" isLive>
          {errorMessage(thank.error)}
        </Notice>
      )}
      <Button variant="outline" isFull isLoading={thank.isPending} onClick={send}>
        감사 인사 보내기
      </Button>
    </div>
  );
}
