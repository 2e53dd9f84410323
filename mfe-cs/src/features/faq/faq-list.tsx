import type { Faq } from '@shop/shared/contracts';
import { faqCategories } from '@shop/shared/domain';
import { Accordion } from '@shop/shared/ui';
import { useId } from 'react';
import styles from './faq.module.css';
import { FaqFeedback } from './faq-feedback';
import { Highlight } from './highlight';

interface FaqListProps {
  faqs: readonly Faq[];
  /** Search keyword to highlight. */
  words?: string;
  /** Shows the category of neighbours that share it, as a heading above them. */
  hasCategory?: boolean;
  /** Numbers the questions, as in the TOP10. */
  isRanked?: boolean;
  openFaqNo?: number | undefined;
}

/** Neighbours of one category, in their order. */
function groupNeighbours(faqs: readonly Faq[]): Faq[][] {
  const groups: Faq[][] = [];
  for (const faq of faqs) {
    const last = groups.at(-1);
    if (last?.[0]?.category === faq.category) last.push(faq);
    else groups.push([faq]);
  }
  return groups;
}

/** A list of questions that expand to show their answers. */
export function FaqList({ hasCategory = false, ...props }: FaqListProps) {
  if (!hasCategory) return <Questions {...props} />;
  return (
    <div className={styles.groups}>
      {groupNeighbours(props.faqs).map((faqs) => (
        <Group key={faqs[0]?.faqNo} {...props} faqs={faqs} />
      ))}
    </div>
  );
}

function Group(props: Omit<FaqListProps, 'hasCategory'>) {
  const [first] = props.faqs;
  const titleId = useId();
  if (!first) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.category}>
        {faqCategories[first.category]}
      </h2>
      <Questions {...props} />
    </section>
  );
}

function Questions({
  faqs,
  words = '',
  isRanked = false,
  openFaqNo,
}: Omit<FaqListProps, 'hasCategory'>) {
  return (
    <Accordion
      items={faqs.map((faq, at) => ({
        id: faq.faqNo,
        isOpen: faq.faqNo === openFaqNo,
        title: (
          <span className={styles.question}>
            {isRanked && <span className={styles.rank}>{at + 1}</span>}
            <span>
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
