import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names/class-names';
import { ChevronDownIcon, ChevronUpIcon } from '../icon';
import styles from './show-more.module.css';

export interface ShowMoreProps {
  children: ReactNode;
  /** Name of the content: "상품정보 더보기". */
  moreText: string;
  lessText?: string;
  /** What is shown at first: `short` 320 px, `tall` 960 px, on desktops 1090 px. */
  height?: 'short' | 'tall';
}

/**
 * Long content, cut until expanded. The hidden part stays searchable and reachable by Tab. Content
 * that is little higher than the cut is shown whole, without a button: the style sheet decides it,
 * so nothing moves after the server's page.
 */
export function ShowMore({
  children,
  moreText,
  lessText = '접기',
  height = 'tall',
}: ShowMoreProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A focused link must not be hidden below the cut.
  const showFocused = () => {
    if (button.current && getComputedStyle(button.current).display !== 'none') setIsOpen(true);
  };
  return (
    <div className={isOpen ? styles.open : classNames(styles.cut, styles[height])}>
      <div className={styles.whole}>
        <div id={id} role="presentation" className={styles.content} onFocus={showFocused}>
          {children}
        </div>
        <div className={styles.foot}>
          <Button
            ref={button}
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
      </div>
    </div>
  );
}
