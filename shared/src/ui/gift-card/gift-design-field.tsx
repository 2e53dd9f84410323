import { type GiftDesign, giftDesigns, tableEntries } from '@shop/shared/domain';
import { useId } from 'react';
import { RadioGroup } from '../choice-group/choice-group';
import { GiftPicture } from './gift-card';
import styles from './gift-card.module.css';

export interface GiftDesignFieldProps {
  value: GiftDesign;
  onChange: (design: GiftDesign) => void;
}

/** The gallery of gift cards: one is chosen, arrow keys move the choice. */
export function GiftDesignField({ value, onChange }: GiftDesignFieldProps) {
  const name = useId();
  return (
    <RadioGroup label="카드 그림">
      <span className={styles.gallery}>
        {tableEntries<GiftDesign, string>(giftDesigns).map(([design, text]) => (
          <label key={design} className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={design}
              checked={design === value}
              onChange={() => onChange(design)}
            />
            <span className={styles.frame}>
              <GiftPicture design={design} />
            </span>
            <span className={styles.name}>{text}</span>
          </label>
        ))}
      </span>
    </RadioGroup>
  );
}
