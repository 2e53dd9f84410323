import { Link, useQuery } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { Section } from '@shop/shared/ui';
import { faqQueries } from '../../features/faq/faq.queries';
import { PhoneCard } from '../../features/phone/phone-card';
import styles from './counsel.module.css';

const MAX_QUESTIONS = 5;

/** Ways to an answer without waiting for one: the phone, and the questions asked most. */
export function QuickAnswers() {
  const { data } = useQuery(faqQueries.home());
  const faqs = data?.topFaqs.slice(0, MAX_QUESTIONS) ?? [];
  return (
    <aside className={styles.aside} aria-label="바로 도움받기">
      <PhoneCard isOpen={data?.isPhoneOpen} />
      {faqs.length > 0 && (
        <Section title="자주 묻는 질문" moreTo={paths.faq()}>
          <ul className={styles.questions}>
            {faqs.map(({ faqNo, question }) => (
              <li key={faqNo}>
                <Link to={paths.faq({ faqNo })} className={styles.question}>
                  {question}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </aside>
  );
}
