import { FullModal } from '@shop/shared/ui';
import { FaqTop } from './faq-top';
import { legalContent } from './legal-content';
import type { FooterLayerId, LegalId } from './legal-documents';
import styles from './legal-modal.module.css';

interface LegalModalProps {
  id: FooterLayerId;
  title: string;
  onClose: () => void;
}

/** One of the footer's layers; readable without login. */
export function LegalModal({ id, title, onClose }: LegalModalProps) {
  return (
    <FullModal open title={title} onClose={onClose}>
      {id === 'faq-top' ? <FaqTop /> : <Terms id={id} />}
    </FullModal>
  );
}

function Terms({ id }: { id: LegalId }) {
  return (
    <div className={styles.words}>
      {legalContent[id].map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
