import { errorMessage, useCallMutation } from '@shop/shared/app';
import { giftCalls, type OpenGift, paths } from '@shop/shared/contracts';
import {
  type GiftRejectReason,
  giftRejectReasons,
  MAX_GIFT_MESSAGE,
  tableEntries,
} from '@shop/shared/domain';
import {
  BulletList,
  Button,
  ButtonLink,
  Notice,
  Radio,
  RadioGroup,
  TextArea,
} from '@shop/shared/ui';
import { useRef, useState } from 'react';
import { useGiftChange } from '../../features/gift/use-gift-change';
import styles from './gift-reject.module.css';

/** Why the gift is rejected. The sender does not see the reason. */
export function RejectForm({ gift, token }: { gift: OpenGift; token: string }) {
  const [reason, setReason] = useState<GiftRejectReason>();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const { show, refreshAfter } = useGiftChange(token);
  const reject = useCallMutation(giftCalls.reject, { onSuccess: show, onError: refreshAfter });
  const isTextMissing = reason === 'OTHER' && text.trim() === '';
  const send = () => {
    setTried(true);
    if (!reason) first.current?.focus();
    else if (isTextMissing) area.current?.focus();
    else
      reject.mutate({ params: { token }, body: { reason, text: reason === 'OTHER' ? text : '' } });
  };
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{gift.senderName} 님의 선물을 거절할까요?</p>
      <RadioGroup
        label="거절하는 이유"
        isRequired
        error={isTried && !reason ? '거절하는 이유를 골라 주세요' : undefined}
      >
        {tableEntries<GiftRejectReason, string>(giftRejectReasons).map(([value, label], at) => (
          <Radio
            key={value}
            ref={at === 0 ? first : undefined}
            look="card"
            name="reason"
            label={label}
            checked={reason === value}
            onChange={() => setReason(value)}
          />
        ))}
      </RadioGroup>
      {reason === 'OTHER' && (
        <TextArea
          ref={area}
          label="직접 입력한 이유"
          maxLength={MAX_GIFT_MESSAGE}
          value={text}
          error={isTried && isTextMissing ? '이유를 입력해 주세요' : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <BulletList
        isSmall
        items={[
          '보낸 분께는 정중한 거절 안내만 전하고, 이유는 알리지 않아요.',
          '결제한 금액은 보낸 분께 돌려드려요. 거절하면 되돌릴 수 없어요.',
        ]}
      />
      {reject.error && !reject.isPending && (
        <Notice tone="danger" title="거절하지 못했어요" isLive>
          {errorMessage(reject.error)}
        </Notice>
      )}
      <div className={styles.actions}>
        <ButtonLink to={paths.giftAccept(token)} variant="outline" size="large">
          돌아가기
        </ButtonLink>
        <Button size="large" isLoading={reject.isPending} onClick={send}>
          거절하기
        </Button>
      </div>
    </div>
  );
}
