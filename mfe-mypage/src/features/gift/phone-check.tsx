import { errorMessage, useCallMutation } from '@shop/shared/app';
import { type ClosedGift, giftCalls } from '@shop/shared/contracts';
import { Button, digitsFormat, FormattedField, GiftCard, Notice } from '@shop/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import styles from './gift-link.module.css';
import { useGiftChange } from './use-gift-change';

const TAIL = /^\d{4}$/;
const HINT = '받는 분만 열 수 있어요';
const EMPTY_TEXT = '휴대폰 번호 뒤 네 자리를 입력해 주세요';

/** The card of a gift, and the last four digits that open it. */
export function PhoneCheck({ gift, token }: { gift: ClosedGift; token: string }) {
  return (
    <>
      <p className={styles.lead}>{gift.receiverNameMasked} 님께 선물이 도착했어요</p>
      <GiftCard design={gift.design} senderName={gift.senderName} message="" />
      {gift.isLocked ? (
        <Notice tone="danger" title="선물을 열 수 없어요" isLive>
          휴대폰 번호를 여러 번 다르게 입력해 잠겼어요. 보낸 분이 선물을 다시 보내면 새 링크로 열 수
          있어요.
        </Notice>
      ) : (
        <TailForm gift={gift} token={token} />
      )}
    </>
  );
}

function TailForm({ gift, token }: { gift: ClosedGift; token: string }) {
  const [tail, setTail] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { show, refreshAfter } = useGiftChange(token);
  const verify = useCallMutation(giftCalls.verify, {
    onSuccess: show,
    onError: (error) => {
      refreshAfter(error);
      setProblem(errorMessage(error));
      field.current?.focus();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (verify.isPending) return;
    const isComplete = TAIL.test(tail);
    setProblem(isComplete ? undefined : EMPTY_TEXT);
    if (isComplete) verify.mutate({ params: { token }, body: { phoneTail: tail } });
    else field.current?.focus();
  };
  return (
    <form className={styles.check} noValidate onSubmit={submit}>
      <FormattedField
        ref={field}
        label="휴대폰 번호 뒤 네 자리"
        // The reason of a refusal says how many tries are left.
        hint={problem ? HINT : `${HINT} · ${gift.triesLeft}번 더 입력할 수 있어요`}
        format={digitsFormat(4)}
        autoComplete="off"
        placeholder="0000"
        value={tail}
        error={problem}
        onChange={(event) => setTail(event.target.value)}
      />
      <Button type="submit" size="large" isFull isLoading={verify.isPending}>
        선물 열기
      </Button>
    </form>
  );
}
