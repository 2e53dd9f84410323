import { type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names';
import { handleTabKeys } from './tab-keys';
import styles from './tabs.module.css';
import { useCurrentInView } from './use-current-in-view';

export interface TabItem {
  id: string;
  text: string;
  /** Shown small after the label, for example 1,204. */
  count?: string;
  panel: ReactNode;
}

export interface TabsProps {
  /** The accessible name. */
  label: string;
  items: readonly TabItem[];
  /** The selected tab's id; uncontrolled when absent. */
  value?: string;
  onChange?: (id: string) => void;
  /** `line`: tabs share the width over a line. `chip`: pills, for choices inside a section. */
  look?: 'line' | 'chip';
  /** Sticks below the header while its panel scrolls. */
  isSticky?: boolean;
}

/** Tabs with panels. Arrow keys, Home and End select; only the selected panel is rendered. */
export function Tabs({ label, items, value, onChange, look = 'line', isSticky }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(items[0]?.id);
  const chosen = value ?? own;
  const railRef = useRef<HTMLDivElement>(null);
  useCurrentInView(railRef, chosen);
  const current = items.find((item) => item.id === chosen) ?? items[0];
  if (!current) return null;

  const choose = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  return (
    <div>
      <div
        ref={railRef}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={classNames(styles.list, styles[look], isSticky && styles.sticky)}
        onKeyDown={handleTabKeys}
      >
        {items.map((item) => {
          const isChosen = item === current;
          return (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${id}-tab-${item.id}`}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              className={styles.tab}
              onClick={() => choose(item.id)}
            >
              {item.text}
              {item.count && <span className={styles.tabCount}>{item.count}</span>}
            </button>
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        className={styles.panel}
        aria-labelledby={`${id}-tab-${current.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: WAI-ARIA tabs let the keyboard enter a panel of text
        tabIndex={0}
      >
        {current.panel}
      </div>
    </div>
  );
}
