import { FullModal } from '@shop/shared/ui';
import { FaqTop } from './faq-top';
import { type FooterLayerId, legalDocuments } from './legal-documents';
import { TermText } from './term-text';

interface LegalModalProps {
  id: FooterLayerId;
  title: string;
  onClose: () => void;
}

/** One of the footer's layers; readable without login. */
export function LegalModal({ id, title, onClose }: LegalModalProps) {
  const document = legalDocuments.find((one) => one.id === id);
  return (
    <FullModal open title={title} onClose={onClose}>
      {document ? <TermText code={document.code} /> : <FaqTop />}
    </FullModal>
  );
}
