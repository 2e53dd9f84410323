import { useSearchParams } from '@shop/shared/app';
import {
  type CounselTopic,
  type CounselType,
  counselTextLength,
  counselTitleLength,
  counselTopics,
  tableKeys,
} from '@shop/shared/domain';
import { FileUpload, Notice, SelectButtons, TextArea, TextField } from '@shop/shared/ui';
import {
  type FormHandle,
  SubmitButton,
  useControlledField,
  useValidatedForm,
  ValidatedForm,
} from '@shop/shared/ui/form';
import { useUploads } from '@shop/shared/ui/upload';
import { useEffect, useState } from 'react';
import { AboutField } from './about-field';
import { counselDraft } from './counsel-draft';
import styles from './counsel-form.module.css';
import { type CounselValues, counselRules, firstValues } from './counsel-form.rules';
import { PrivacyNotice } from './privacy-notice';
import { useSendCounsel } from './use-send-counsel';

/** Type, order, title, text and photos of a new enquiry. */
export function CounselForm() {
  const [query] = useSearchParams();
  const [draft] = useState(counselDraft.read);
  const photos = useUploads('COUNSEL');
  const send = useSendCounsel();
  const form = useValidatedForm<CounselValues>({
    defaultValues: firstValues(query, draft),
    failureText: '문의를 보내지 못했어요. 잠시 후 다시 시도해 주세요',
    send: (values) => send(values, photos.fileNos),
  });
  useDraft(form);
  return (
    <ValidatedForm form={form} className={styles.form}>
      {(draft?.title || draft?.body) && (
        <Notice>쓰던 내용을 불러왔어요. 사진은 다시 올려 주세요.</Notice>
      )}
      <TypeFields form={form} />
      <OrderField form={form} />
      <TextFields form={form} />
      <div className={styles.photos}>
        <FileUpload label="사진 첨부 (선택)" {...photos.field} />
        <p className={styles.note}>한 장에 10MB까지, JPG·PNG·WEBP 사진을 올릴 수 있어요.</p>
      </div>
      <PrivacyNotice />
      <SubmitButton
        form={form}
        size="large"
        isFull
        disabled={photos.hasFailed}
        isLoading={photos.isSending}
      >
        문의 보내기
      </SubmitButton>
    </ValidatedForm>
  );
}

/** Keeps what is typed, until it is sent. */
function useDraft({ methods }: FormHandle<CounselValues>): void {
  useEffect(() => {
    const { unsubscribe } = methods.watch(() => counselDraft.write(methods.getValues()));
    return unsubscribe;
  }, [methods]);
}

interface FieldsProps {
  form: FormHandle<CounselValues>;
}

const topics = tableKeys<CounselTopic>(counselTopics).map((value) => ({
  value,
  text: counselTopics[value].name,
}));

function typesOf(topic: CounselTopic) {
  const types: Partial<Record<CounselType, string>> = counselTopics[topic].types;
  return tableKeys<CounselType>(types).map((value) => ({ value, text: types[value] ?? '' }));
}

/** The two steps of the type. */
function TypeFields({ form }: FieldsProps) {
  const topic = useControlledField(form, 'topic', counselRules.topic);
  const type = useControlledField(form, 'type', counselRules.type);
  const chooseTopic = (value: CounselTopic) => {
    topic.onChange(value);
    form.methods.setValue('type', '');
  };
  return (
    <>
      <SelectButtons
        label="문의 유형"
        isRequired
        columns={4}
        value={topic.value || undefined}
        onChange={chooseTopic}
        options={topics}
        firstRef={topic.ref}
        error={topic.error}
      />
      {topic.value && (
        <SelectButtons
          key={topic.value}
          label="자세한 유형"
          isRequired
          columns={4}
          value={type.value || undefined}
          onChange={type.onChange}
          options={typesOf(topic.value)}
          firstRef={type.ref}
          error={type.error}
        />
      )}
    </>
  );
}

function OrderField({ form }: FieldsProps) {
  const about = useControlledField(form, 'about', () => true);
  return <AboutField value={about.value} onChange={about.onChange} />;
}

function TextFields({ form }: FieldsProps) {
  const title = useControlledField(form, 'title', counselRules.title);
  const body = useControlledField(form, 'body', counselRules.body);
  return (
    <>
      <TextField
        label="제목"
        isRequired
        maxLength={counselTitleLength.max}
        autoComplete="off"
        placeholder="무엇이 궁금한지 짧게 써 주세요"
        value={title.value}
        onChange={({ target }) => title.onChange(target.value)}
        ref={title.ref}
        error={title.error}
      />
      <TextArea
        label="내용"
        isRequired
        rows={8}
        maxLength={counselTextLength.max}
        placeholder={`자세히 써 주실수록 정확하게 답해 드릴 수 있어요 (${counselTextLength.min}자 이상)`}
        value={body.value}
        onChange={({ target }) => body.onChange(target.value)}
        ref={body.ref}
        error={body.error}
      />
    </>
  );
}
