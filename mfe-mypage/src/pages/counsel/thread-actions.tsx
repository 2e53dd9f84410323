import {
  dialog,
  errorMessage,
  toast,
  useCallMutation,
  useNavigate,
  useQueryClient,
} from '@shop/shared/app';
import { type CounselDetail, counselCalls, paths } from '@shop/shared/contracts';
import { Button, Chip, lazy } from '@shop/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { invalidateCounsels } from '../../features/counsel/counsel.queries';
import styles from './counsel.module.css';

// In one chunk with the form of a review: each further chunk makes the entry of all pages larger.
const askAgainForm = lazy(() =>
  import(/* webpackChunkName: "review-modal" */ '../../features/counsel/ask-again-form').then(
    ({ AskAgainForm }) => AskAgainForm,
  ),
);

/** What the member can do with an enquiry now. */
export function ThreadActions({ counsel }: { counsel: CounselDetail }) {
  const { counselNo, state, canAskAgain, canRemove } = counsel;
  const [isAsking, setIsAsking] = useState<boolean>();
  const askRef = useRef<HTMLButtonElement>(null);
  // The form had the keyboard focus and is gone, so the button that opened it gets the focus.
  useEffect(() => {
    if (isAsking === false) askRef.current?.focus();
  }, [isAsking]);
  return (
    <>
      {state === 'ANSWERED' && <Satisfaction counsel={counsel} />}
      {canAskAgain && isAsking && (
        <askAgainForm.Component counselNo={counselNo} onClose={() => setIsAsking(false)} />
      )}
      {canAskAgain && !isAsking && (
        <div className={styles.actions}>
          <Button
            ref={askRef}
            variant="outline"
            onPointerEnter={askAgainForm.preload}
            onFocus={askAgainForm.preload}
            onClick={() => setIsAsking(true)}
          >
            추가 문의하기
          </Button>
        </div>
      )}
      {canRemove && <Remove counselNo={counselNo} />}
    </>
  );
}

function Satisfaction({ counsel: { counselNo, isSatisfied } }: { counsel: CounselDetail }) {
  const client = useQueryClient();
  const rate = useCallMutation(counselCalls.rate, {
    onSuccess: () => invalidateCounsels(client),
    onError: (error) => toast(errorMessage(error, '전하지 못했어요. 잠시 후 다시 시도해 주세요')),
  });
  const said = rate.isPending ? rate.variables.body.isSatisfied : isSatisfied;
  const send = (value: boolean) =>
    rate.mutate({ params: { counselNo }, body: { isSatisfied: value } });
  return (
    <div role="group" aria-label="답변이 만족스러웠나요?" className={styles.votes}>
      <span aria-hidden="true">답변이 만족스러웠나요?</span>
      <Chip isOn={said === true} onClick={() => send(true)}>
        만족
      </Chip>
      <Chip isOn={said === false} onClick={() => send(false)}>
        불만족
      </Chip>
      <span role="status" className={styles.note}>
        {rate.isSuccess && '알려 주셔서 고마워요'}
      </span>
    </div>
  );
}

function Remove({ counselNo }: { counselNo: number }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useCallMutation(counselCalls.remove, {
    onSuccess: () => {
      toast('문의를 지웠어요');
      void navigate(paths.counsels(), { replace: true });
      invalidateCounsels(client);
    },
    onError: (error) => {
      toast(errorMessage(error, '문의를 지우지 못했어요'));
      invalidateCounsels(client);
    },
  });
  const ask = async () => {
    const isSure = await dialog.confirm({
      title: '문의를 지울까요?',
      content: '문의 내용과 사진을 지우고, 답변도 드리지 않아요. 되돌릴 수 없어요.',
      yesText: '지우기',
      noText: '닫기',
    });
    if (isSure) remove.mutate({ params: { counselNo } });
  };
  return (
    <div className={styles.actions}>
      <Button variant="outline" isLoading={remove.isPending} onClick={() => void ask()}>
        문의 지우기
      </Button>
    </div>
  );
}
