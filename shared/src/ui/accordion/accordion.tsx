import { type ReactNode, type ToggleEvent, useId } from 'react';
import { ChevronDownIcon } from '../icon';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string | number;
  title: ReactNode;
  content: ReactNode;
  isOpen?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  isExclusive?: boolean;
  /** Called once when an item opens, for fetching or counting. */
  onOpen?: (id: AccordionItem['id']) => void;
}

/** Collapsible headings based on the native `details`, which works without script. */
export function Accordion({ items, isExclusive = false, onOpen }: AccordionProps) {
  const group = useId();
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details
          key={item.id}
          className={styles.item}
          name={isExclusive ? group : undefined}
          open={item.isOpen}
          onToggle={(event: ToggleEvent<HTMLDetailsElement>) =>
            event.newState === 'open' && onOpen?.(item.id)
          }
        >
          <summary className={styles.title}>
            <span>{item.title}</span>
            <ChevronDownIcon className={styles.chevron} size={20} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
