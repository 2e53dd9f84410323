import type { CategoryRoot } from '@shop/shared/contracts';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { MenuIcon } from '../icon';
import { lazy } from '../lazy/lazy';
import styles from './mega-menu.module.css';
import { useHoverIntent } from './use-hover-intent';

const panel = lazy(() =>
  import(/* webpackChunkName: "ui.mega-menu" */ './mega-menu-panel').then(
    ({ MegaMenuPanel }) => MegaMenuPanel,
  ),
);

export interface MegaMenuProps {
  /** Undefined while loading. */
  categories: readonly CategoryRoot[] | undefined;
  categoryTo: (categoryNo: number) => string;
  /** Called before the menu opens, to load the categories. */
  onIntent?: () => void;
  text?: string;
}

/** All categories below one button, from 1024 px on. Opens by click, Enter or hover. */
export function MegaMenu({ categories, categoryTo, onIntent, text = '카테고리' }: MegaMenuProps) {
  const panelId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const warm = () => {
    panel.preload();
    onIntent?.();
  };
  const hover = useHoverIntent((next) => {
    if (next) warm();
    setIsOpen(next);
  });

  const close = () => {
    hover.takeOver();
    setIsOpen(false);
  };
  const handleClick = () => {
    const keepsOpen = hover.takeOver();
    setIsOpen(keepsOpen || !isOpen);
  };
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget) && event.relatedTarget) close();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    buttonRef.current?.focus();
  };
  return (
    <div
      role="presentation"
      className={styles.menu}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
      {...hover.handlers}
    >
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onPointerOver={warm}
        onFocus={warm}
        onClick={handleClick}
      >
        <MenuIcon size={20} />
        {text}
      </button>
      {isOpen && (
        <panel.Component
          id={panelId}
          categories={categories}
          categoryTo={categoryTo}
          onChoose={close}
        />
      )}
    </div>
  );
}
