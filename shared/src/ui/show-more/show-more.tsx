import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names/class-names';
import { ChevronDownIcon, ChevronUpIcon } from '../icon';
import styles from './show-more.module.css';

export interface ShowMoreProps {
  children: ReactNode;
  /** Name of the content: "상품정보 더보기". */
  moreText: string;
  lessText?: string;
  /** Initial height: `short` 320 px, `tall` 960 px. */
  height?: 'short' | 'tall';
}

/** Long content, cut until expanded. The hidden part stays searchable and reachable by Tab. */
export function ShowMore({
  children,
  moreText,
  lessText = '접기',
  height = 'tall',
}: ShowMoreProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      {/* A focused link must not be hidden below the cut. */}
      <div
        id={id}
        role="presentation"
        className={classNames(styles.content, !isOpen && styles[height])}
        onFocus={() => setIsOpen(true)}
      >
        {children}
      </div>
      <Button
        className={styles.button}
        variant="outline"
        isFull
        aria-expanded={isOpen}
        aria-controls={id}
        icon={isOpen ? <ChevronUpIcon size={20} /> : <ChevronDownIcon size={20} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? lessText : moreText}
      </Button>
    </div>
  );
}
