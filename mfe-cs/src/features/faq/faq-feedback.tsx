import { callKey, errorMessage, toast, useCallMutation, useQueryClient } from '@shop/shared/app';
import { csCalls, type Faq, paths, site } from '@shop/shared/contracts';
import { serviceHours } from '@shop/shared/domain';
import { Chip, TextLink } from '@shop/shared/ui';
import styles from './faq.module.css';

const thanks = {
  yes: '알려 주셔서 고마워요',
  no: `남겨 주시거나 고객센터 ${site.customerServicePhone}(${serviceHours.text})로 전화해 주시면 자세히 도와드릴게요`,
};

/** 도움이 됐나요? Sends one feedback answer per member, which they can change. */
export function FaqFeedback({ faq }: { faq: Faq }) {
  const client = useQueryClient();
  const feedback = useCallMutation(csCalls.feedback, {
    onSuccess: () => {
      // Mark the lists stale without refetching, so that the open answer stays as it is.
      for (const call of [csCalls.home, csCalls.faq])
        void client.invalidateQueries({ queryKey: callKey(call), refetchType: 'none' });
    },
    onError: (error) => toast(errorMessage(error, '전하지 못했어요. 잠시 후 다시 시도해 주세요')),
  });
  const vote = feedback.data?.isHelpful ?? faq.isHelpful;
  const sendVote = (isHelpful: boolean) =>
    feedback.mutate({ params: { faqNo: faq.faqNo }, body: { isHelpful } });
  return (
    <div className={styles.feedback}>
      <div role="group" aria-label="답변이 도움이 됐나요?" className={styles.votes}>
        <span aria-hidden="true">도움이 됐나요?</span>
        <Chip isOn={vote === true} onClick={() => sendVote(true)}>
          예
        </Chip>
        <Chip isOn={vote === false} onClick={() => sendVote(false)}>
          아니오
        </Chip>
      </div>
      <p role="status" className={styles.thanks}>
        {feedback.data &&
          (feedback.data.isHelpful ? (
            thanks.yes
          ) : (
            <>
              <TextLink to={paths.askCounsel({ topic: faq.category })}>1:1 문의</TextLink>를{' '}
              {thanks.no}
            </>
          ))}
      </p>
    </div>
  );
}
