import { Link } from '@shop/shared/app';
import type { ReactNode } from 'react';
import { BackIcon, HomeIcon, SearchIcon } from '../icon';
import { IconButton } from '../icon-button/icon-button';
import { BasketLink, type CountedLinkProps } from './counted-link';
import styles from './header.module.css';

export interface SubHeaderProps {
  /** The page's title; the page keeps its own h1. */
  title: ReactNode;
  onBack: () => void;
  homeTo?: string;
  searchTo?: string;
  basket?: CountedLinkProps;
}

/** The mobile header of sub pages: back, title, search and basket. */
export function SubHeader({ title, onBack, homeTo, searchTo, basket }: SubHeaderProps) {
  return (
    <header className={`${styles.header} ${styles.phoneOnly}`}>
      <div className={styles.subRow}>
        <IconButton label="뒤로" icon={<BackIcon />} onClick={onBack} />
        <p className={styles.subTitle}>{title}</p>
        {homeTo && (
          <Link to={homeTo} className={styles.iconLink} aria-label="홈">
            <HomeIcon />
          </Link>
        )}
        {searchTo && (
          <Link to={searchTo} className={styles.iconLink} aria-label="검색">
            <SearchIcon />
          </Link>
        )}
        {basket && <BasketLink {...basket} />}
      </div>
    </header>
  );
}
