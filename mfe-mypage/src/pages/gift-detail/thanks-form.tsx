import { errorMessage, toast, useApp, useCallMutation } from '@shop/shared/app';
import { giftCalls, type OpenGift } from '@shop/shared/contracts';
import { MAX_GIFT_THANKS } from '@shop/shared/domain';
import { Button, FileUpload, Notice, TextArea } from '@shop/shared/ui';
import { useUploads } from '@shop/shared/ui/upload';
import { useRef, useState } from 'react';
import { useGiftChange } from '../../features/gift/use-gift-change';
import styles from './gift-detail.module.css';

/** The word of thanks to the sender, with a picture of a receiver who is signed in. */
export function ThanksForm({ gift, token }: { gift: OpenGift; token: string }) {
  const { session } = useApp();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const photos = useUploads('GIFT');
  const { show, refreshAfter } = useGiftChange(token);
  const thank = useCallMutation(giftCalls.thank, {
    onSuccess: async (view) => {
      await show(view);
      toast(`${gift.senderName} 님께 감사 인사를 보냈어요`);
    },
    onError: refreshAfter,
  });
  const isMissing = text.trim() === '';
  const send = () => {
    setTried(true);
    if (isMissing) area.current?.focus();
    else thank.mutate({ params: { token }, body: { text, fileNos: photos.fileNos } });
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
      {session.isLoggedIn && <FileUpload label="사진 첨부" {...photos.field} />}
      {thank.error && !thank.isPending && (
        <Notice tone="danger" isLive>
          {errorMessage(thank.error)}
        </Notice>
      )}
      <Button
        variant="outline"
        isFull
        disabled={photos.isSending || photos.hasFailed}
        isLoading={thank.isPending}
        onClick={send}
      >
        감사 인사 보내기
      </Button>
    </div>
  );
}
