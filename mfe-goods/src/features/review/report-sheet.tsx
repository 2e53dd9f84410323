import { errorMessage, toast, useCallMutation } from '@shop/shared/app';
import { reviewCalls } from '@shop/shared/contracts';
import { BottomSheet, Button, Notice, Radio, RadioGroup, TextArea } from '@shop/shared/ui';
import { useState } from 'react';
import styles from './report-sheet.module.css';

const OTHER = '그 밖의 이유';
const reasons = [
  '광고이거나 같은 글을 되풀이해요',
  '욕설이나 비방이 있어요',
  '개인정보가 드러나 있어요',
  '상품과 관계없는 내용이에요',
  OTHER,
];
const MOST_SIGNS = 200;

/** 신고 of one review: a reason, and words of one's own for another one. */
export function ReportSheet({ reviewNo, onClose }: { reviewNo: number; onClose: () => void }) {
  const report = useCallMutation(reviewCalls.report);
  const [reason, setReason] = useState<string>();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();

  const send = async () => {
    const said = reason === OTHER ? words.trim() : reason;
    if (!said) return setProblem('신고하는 이유를 알려 주세요');
    if (said.length < 2) return setProblem('이유를 두 글자 이상 적어 주세요');
    try {
      await report.mutateAsync({ params: { reviewNo }, body: { reason: said } });
    } catch (error) {
      return setProblem(errorMessage(error));
    }
    toast('신고를 접수했어요');
    onClose();
  };
  return (
    <BottomSheet
      open
      onClose={onClose}
      title="후기 신고"
      footer={
        <Button size="large" isFull isLoading={report.isPending} onClick={() => void send()}>
          신고하기
        </Button>
      }
    >
      <div className={styles.form}>
        <RadioGroup label="신고하는 이유">
          {reasons.map((each) => (
            <Radio
              key={each}
              name="reason"
              label={each}
              checked={reason === each}
              onChange={() => {
                setReason(each);
                setProblem(undefined);
              }}
            />
          ))}
        </RadioGroup>
        {reason === OTHER && (
          <TextArea
            label="이유"
            maxLength={MOST_SIGNS}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
        {problem && (
          <Notice tone="danger" isLive>
            {problem}
          </Notice>
        )}
        <p className={styles.note}>운영 원칙에 어긋난 후기는 사유를 밝히고 가립니다.</p>
      </div>
    </BottomSheet>
  );
}
