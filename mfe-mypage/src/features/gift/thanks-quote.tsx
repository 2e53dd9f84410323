import type { SentGift } from '@shop/shared/contracts';
import styles from './thanks-quote.module.css';

interface ThanksQuoteProps {
  thanks: NonNullable<SentGift['thanks']>;
  /** Who sent it, or when. */
  by: string;
}

/** The receiver's word of thanks, with its picture. */
export const ThanksQuote = ({ thanks: { text, photoUrl }, by }: ThanksQuoteProps) => (
  <blockquote className={styles.thanks}>
    <p>{text}</p>
    {photoUrl && (
      // A stored picture of unknown shape.
      <img
        src={photoUrl}
        alt="감사 인사와 함께 보낸 사진"
        loading="lazy"
        className={styles.photo}
      />
    )}
    <footer className={styles.note}>{by}</footer>
  </blockquote>
);
