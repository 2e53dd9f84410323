import { presentError, useCallMutation } from '@shop/shared/app';
import { profileCalls } from '@shop/shared/contracts';
import { BottomSheet, Button } from '@shop/shared/ui';
import { CodeForm } from './code-form';
import styles from './identity-check.module.css';

export interface CheckSheetProps {
  open: boolean;
  /** The masked phone that the code goes to. */
  phone: string;
  onClose: () => void;
  onChecked: () => Promise<void>;
}

/** 본인 확인: a code on the registered phone. */
export function CheckSheet({ open, phone, onClose, onChecked }: CheckSheetProps) {
  const start = useCallMutation(profileCalls.startCheck, { onError: presentError });
  const confirm = useCallMutation(profileCalls.confirmCheck);
  const send = () =>
    start.mutateAsync({ body: {} }).then(
      () => undefined,
      () => undefined,
    );
  return (
    <BottomSheet open={open} title="본인 확인" onClose={onClose}>
      {start.data ? (
        <CodeForm
          sentTo={start.data.sentTo}
          inboxPath={start.data.inboxPath}
          submitText="확인"
          onConfirm={async (code) => {
            await confirm.mutateAsync({ body: { code } });
            await onChecked();
          }}
          onResend={send}
        />
      ) : (
        <div className={styles.form}>
          <p className={styles.note}>
            개인정보를 보거나 바꾸기 전에 본인인지 확인해요. 등록한 휴대폰 번호로 인증번호를 보내요.
            <br />
            {phone}
          </p>
          <Button size="large" isFull isLoading={start.isPending} onClick={() => void send()}>
            인증번호 받기
          </Button>
        </div>
      )}
    </BottomSheet>
  );
}
