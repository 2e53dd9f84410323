import type { ReviewableItem, WrittenReview } from '@shop/shared/contracts';
import {
  formatWon,
  optionRatingWords,
  type ReviewAspect,
  reviewAspects,
  reviewRewards,
  reviewTextLength,
  uploadPurposes,
  withParticle,
} from '@shop/shared/domain';
import { FileUpload, FullModal, Notice, SelectButtons, TextArea } from '@shop/shared/ui';
import {
  type FormHandle,
  SubmitButton,
  useControlledField,
  useValidatedForm,
  ValidatedForm,
} from '@shop/shared/ui/form';
import { type Uploads, useUploads } from '@shop/shared/ui/upload';
import { useEffect, useState } from 'react';
import { GoodsRow } from './goods-row';
import { KeptPhotos } from './kept-photos';
import { reviewDraft } from './review-draft';
import styles from './review-form.module.css';
import { emptyReview, type ReviewValues, reviewRules, valuesOf } from './review-form.rules';
import { ScoreField } from './score-field';
import { useSendReview } from './use-send-review';

interface ReviewFormProps {
  item: ReviewableItem;
  /** The review to change; null for a new one. */
  review: WrittenReview | null;
  /** What a review of these goods is asked about. */
  aspects: readonly ReviewAspect[];
  optionNames: readonly string[];
  onClose: () => void;
}

/** 후기 쓰기: score, option rating, aspects, text and photos of one item. */
export function ReviewForm({ item, review, aspects, optionNames, onClose }: ReviewFormProps) {
  const { itemNo, optionText } = item;
  const optionQuestion = optionText === '' ? undefined : optionQuestionOf(optionNames, aspects);
  const [draft] = useState(() => reviewDraft.read(itemNo));
  const [kept, setKept] = useState(review?.photos ?? []);
  const photos = useUploads('REVIEW');
  const sendReview = useSendReview(item, review);
  const form = useValidatedForm<ReviewValues>({
    defaultValues: draft ?? (review ? valuesOf(review) : emptyReview),
    failureText: '후기를 보내지 못했어요. 잠시 후 다시 시도해 주세요',
    send: (values) => sendReview(values, [...kept.map(({ fileNo }) => fileNo), ...photos.fileNos]),
  });
  useDraft(itemNo, form);
  return (
    <FullModal
      open
      title={review ? '후기 고치기' : '후기 쓰기'}
      onClose={onClose}
      footer={
        <SubmitButton
          form={form}
          size="large"
          isFull
          disabled={photos.hasFailed}
          isLoading={photos.isSending}
        >
          {review ? '고치기' : '등록하기'}
        </SubmitButton>
      }
    >
      <ValidatedForm form={form} className={styles.form}>
        <GoodsRow goods={item} />
        {draft && <Notice>쓰던 내용을 불러왔어요. 사진은 다시 올려 주세요.</Notice>}
        {review && <Notice>후기는 한 번만 고칠 수 있어요.</Notice>}
        <Fields form={form} optionQuestion={optionQuestion} aspects={aspects} />
        <Photos kept={kept} onKeep={setKept} photos={photos} />
        {!review && <RewardNote />}
      </ValidatedForm>
    </FullModal>
  );
}

/** Keeps what is typed, until it is sent. */
function useDraft(itemNo: number, { methods }: FormHandle<ReviewValues>): void {
  useEffect(() => {
    const { unsubscribe } = methods.watch((values) =>
      reviewDraft.write(itemNo, { ...emptyReview, ...values }),
    );
    return unsubscribe;
  }, [itemNo, methods]);
}

/** Words as buttons, of which the first has the value 1. */
const buttonsOf = (words: readonly string[]) =>
  words.map((text, at) => ({ value: String(at + 1), text }));

/** 색상은 어땠나요?, without the options that an aspect asks about; undefined where none is left. */
function optionQuestionOf(
  names: readonly string[],
  aspects: readonly ReviewAspect[],
): string | undefined {
  const left = names.filter((name) => !aspects.some((one) => reviewAspects[one].name === name));
  if (left.length === 0 && names.length > 0) return undefined;
  return `${withParticle(left.join('·') || '옵션', '은/는')} 어땠나요?`;
}

interface FieldsProps {
  form: FormHandle<ReviewValues>;
  /** Absent for goods without options. */
  optionQuestion: string | undefined;
  aspects: readonly ReviewAspect[];
}

function Fields({ form, optionQuestion, aspects }: FieldsProps) {
  const score = useControlledField(form, 'score', reviewRules.score);
  const rating = useControlledField(form, 'optionRating', () => true);
  const answers = useControlledField(form, 'aspects', () => true);
  const body = useControlledField(form, 'body', reviewRules.body);
  return (
    <>
      <ScoreField
        value={score.value}
        onChange={score.onChange}
        error={score.error}
        firstRef={score.ref}
      />
      {optionQuestion && (
        <SelectButtons
          label={`${optionQuestion} (선택)`}
          columns={3}
          value={rating.value > 0 ? String(rating.value) : undefined}
          onChange={(value) => rating.onChange(Number(value))}
          options={buttonsOf(optionRatingWords)}
        />
      )}
      {aspects.map((aspect) => (
        <SelectButtons
          key={aspect}
          label={`${reviewAspects[aspect].name} (선택)`}
          columns={3}
          value={answers.value[aspect]?.toString()}
          onChange={(value) => answers.onChange({ ...answers.value, [aspect]: Number(value) })}
          options={buttonsOf(reviewAspects[aspect].words)}
        />
      ))}
      <TextArea
        label="후기"
        isRequired
        rows={6}
        maxLength={reviewTextLength.max}
        placeholder={`써 보니 어땠는지 ${reviewTextLength.min}자 이상 알려 주세요`}
        value={body.value}
        onChange={({ target }) => body.onChange(target.value)}
        ref={body.ref}
        error={body.error}
      />
    </>
  );
}

interface PhotosProps {
  kept: WrittenReview['photos'];
  onKeep: (photos: WrittenReview['photos']) => void;
  photos: Uploads;
}

const Photos = ({ kept, onKeep, photos }: PhotosProps) => (
  <div className={styles.photos}>
    {kept.length > 0 && (
      <KeptPhotos
        photos={kept}
        onRemove={(fileNo) => onKeep(kept.filter((photo) => photo.fileNo !== fileNo))}
      />
    )}
    <FileUpload
      label="사진 첨부 (선택)"
      {...photos.field}
      maxCount={uploadPurposes.REVIEW.maxCount - kept.length}
    />
    <p className={styles.note}>
      사진은 누구나 볼 수 있어요. 얼굴이나 주소가 보이지 않게 올려 주세요.
    </p>
  </div>
);

const RewardNote = () => (
  <p className={styles.note}>
    글 후기는 코인 {formatWon(reviewRewards.textWon)}, 사진 후기는{' '}
    {formatWon(reviewRewards.photoWon)}을 구매확정한 뒤에 드려요. 그 전에 반품하면 드리지 않아요.
  </p>
);
