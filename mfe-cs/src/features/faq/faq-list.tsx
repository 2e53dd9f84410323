import type { Faq } from '@shop/shared/contracts';
import { faqCategories } from '@shop/shared/domain';
import { Accordion } from '@shop/shared/ui';
import styles from './faq.module.css';
import { FaqFeedback } from './faq-feedback';
import { Highlight } from './highlight';

interface FaqListProps {
  faqs: readonly Faq[];
  /** Search keyword to highlight. */
  words?: string;
  /** Shows the category of the questions, on the first of neighbours that share it. */
  hasCategory?: boolean;
  /** Numbers the questions, as in the TOP10. */
  isRanked?: boolean;
  openFaqNo?: number | undefined;
}

/** A list of questions that expand to show their answers. */
export function FaqList({
  faqs,
  words = '',
  hasCategory = false,
  isRanked = false,
  openFaqNo,
}: FaqListProps) {
  return (
    <Accordion
      items={faqs.map((faq, at) => ({
        id: faq.faqNo,
        isOpen: faq.faqNo === openFaqNo,
        title: (
          <span className={styles.question}>
            {isRanked && <span className={styles.rank}>{at + 1}</span>}
            <span>
              {hasCategory && faqs[at - 1]?.category !== faq.category && (
                <span className={styles.category}>{faqCategories[faq.category]}</span>
              )}
              <Highlight text={faq.question} words={words} />
            </span>
          </span>
        ),
        content: <FaqAnswer faq={faq} words={words} />,
      }))}
    />
  );
}

function FaqAnswer({ faq, words }: { faq: Faq; words: string }) {
  return (
    <div className={styles.answer}>
      {faq.answer.split('\n').map((paragraph) => (
        <p key={paragraph}>
          <Highlight text={paragraph} words={words} />
        </p>
      ))}
      <FaqFeedback faq={faq} />
    </div>
  );
}
