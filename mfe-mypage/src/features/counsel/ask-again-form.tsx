import { toast, useCallMutation, useQueryClient } from '@shop/shared/app';
import { counselCalls } from '@shop/shared/contracts';
import { counselTextLength, isTextLength } from '@shop/shared/domain';
import { Button, FileUpload, TextArea } from '@shop/shared/ui';
import {
  SubmitButton,
  useControlledField,
  useValidatedForm,
  ValidatedForm,
} from '@shop/shared/ui/form';
import { useUploads } from '@shop/shared/ui/upload';
import { useEffect } from 'react';
import { againDraft } from './ask-again-draft';
import styles from './ask-again-form.module.css';
import { invalidateCounsels } from './counsel.queries';

interface AskAgainFormProps {
  counselNo: number;
  onClose: () => void;
}

interface Values {
  body: string;
}

const bodyRule = (body: string) =>
  isTextLength(body.trim(), counselTextLength) ||
  `내용을 ${counselTextLength.min}자 이상 써 주세요 (지금 ${[...body.trim()].length}자)`;

/** 추가 문의 below the answer. */
export function AskAgainForm({ counselNo, onClose }: AskAgainFormProps) {
  const client = useQueryClient();
  const photos = useUploads('COUNSEL');
  const askAgain = useCallMutation(counselCalls.askAgain);
  const form = useValidatedForm<Values>({
    defaultValues: { body: againDraft.read(counselNo) ?? '' },
    failureText: '문의를 보내지 못했어요. 잠시 후 다시 시도해 주세요',
    send: async ({ body }) => {
      await askAgain.mutateAsync({
        params: { counselNo },
        body: { body: body.trim(), fileNos: photos.fileNos },
      });
      againDraft.remove(counselNo);
      invalidateCounsels(client);
      toast('추가 문의를 접수했어요');
      onClose();
    },
  });
  const body = useControlledField(form, 'body', bodyRule);
  const { methods } = form;
  useEffect(() => methods.setFocus('body'), [methods]);
  return (
    <ValidatedForm form={form} className={styles.form}>
      <TextArea
        label="추가 문의 내용"
        isRequired
        rows={5}
        maxLength={counselTextLength.max}
        placeholder={`더 궁금한 점을 ${counselTextLength.min}자 이상 써 주세요`}
        value={body.value}
        onChange={({ target }) => {
          body.onChange(target.value);
          againDraft.write(counselNo, target.value);
        }}
        ref={body.ref}
        error={body.error}
      />
      <FileUpload label="사진 첨부 (선택)" {...photos.field} />
      <div className={styles.actions}>
        <SubmitButton form={form} disabled={photos.hasFailed} isLoading={photos.isSending}>
          보내기
        </SubmitButton>
        <Button variant="outline" onClick={onClose}>
          닫기
        </Button>
      </div>
    </ValidatedForm>
  );
}
