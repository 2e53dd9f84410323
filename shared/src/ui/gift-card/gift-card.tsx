import type { GiftDesign } from '@shop/shared/domain';
import { classNames } from '../class-names/class-names';
import styles from './gift-card.module.css';
import { GiftDrawing } from './gift-drawing';

export interface GiftCardProps {
  design: GiftDesign;
  /** Shown as the sender; empty while no name is entered. */
  senderName: string;
  message: string;
}

/** 선물 카드 as the receiver of a gift sees it: picture, message and sender. */
export function GiftCard({ design, senderName, message }: GiftCardProps) {
  return (
    <figure className={styles.card} aria-label="선물 카드">
      <GiftPicture design={design} />
      <figcaption className={styles.words}>
        {message && <p className={styles.message}>{message}</p>}
        {senderName && <p className={styles.sender}>보내는 분 {senderName}</p>}
      </figcaption>
    </figure>
  );
}

export interface GiftPictureProps {
  design: GiftDesign;
  className?: string | undefined;
}

/** The picture of a card alone; decorative. */
export function GiftPicture({ design, className }: GiftPictureProps) {
  return (
    <svg
      viewBox="0 0 320 180"
      className={classNames(styles.picture, className)}
      data-design={design}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="320" height="180" className={styles.paper} />
      <GiftDrawing design={design} />
    </svg>
  );
}
