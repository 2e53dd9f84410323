import { FullModal } from '@shop/shared/ui';
import styles from './legal-modal.module.css';
import type { LegalId } from './legal-texts';
import { legalWords } from './legal-words';

export function LegalModal({
  id,
  title,
  onClose,
}: {
  id: LegalId;
  title: string;
  onClose: () => void;
}) {
  return (
    <FullModal open title={title} onClose={onClose}>
      <div className={styles.words}>
        {legalWords[id].map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
      </div>
    </FullModal>
  );
}
