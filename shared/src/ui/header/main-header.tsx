import { Link } from '@shop/shared/app';
import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { SearchIcon } from '../icon';
import { BasketLink, BellLink, type CountedLinkProps } from './counted-link';
import styles from './header.module.css';

/** A link, or an action such as signing out. */
export type HeaderLink = { text: string } & (
  | { to: string; onClick?: undefined }
  | { to?: undefined; onClick: () => void }
);

export interface MainHeaderProps {
  /** The shop's name or wordmark; the accessible name of the home link. */
  logo: ReactNode;
  homeTo: string;
  searchTo: string;
  /** Replaces the search entry from 1024 px on, for example by a search field. */
  search?: ReactNode;
  /** The page has a search field itself; a desktop shows no second one. */
  isSearchPhoneOnly?: boolean;
  basket: CountedLinkProps;
  /** Notifications; absent for visitors. */
  bell?: CountedLinkProps | undefined;
  /** 로그인, 마이페이지, 고객센터 …: from 1024 px on. */
  links?: readonly HeaderLink[];
  /** Below the first row: MegaMenu and GnbTabs. The header is then 104 px high, else 56. */
  children?: ReactNode;
  /** The menu row is for 1024 px and more: on phones the page's own tabs are the only menu. */
  isMenuDesktopOnly?: boolean;
  /** Hidden on phones, where a sub header replaces it. */
  isDesktopOnly?: boolean;
  /** Name only, during checkout: no search, basket, links or menu. */
  isNameOnly?: boolean;
  /** False keeps only the menu row, where the app's own bar shows the rest. */
  hasTopRow?: boolean;
}

/** The shop's header: name, search, basket; 104 px high with the menu row. */
export function MainHeader({
  logo,
  homeTo,
  searchTo,
  search,
  isSearchPhoneOnly = false,
  basket,
  bell,
  links = [],
  children,
  isMenuDesktopOnly = false,
  isDesktopOnly = false,
  isNameOnly = false,
  hasTopRow = true,
}: MainHeaderProps) {
  if (isNameOnly) {
    return (
      <header className={classNames(styles.header, isDesktopOnly && styles.desktopOnly)}>
        <div className={classNames(styles.row, styles.nameOnly)}>
          <Link to={homeTo} className={styles.logo}>
            {logo}
          </Link>
        </div>
      </header>
    );
  }
  return (
    <header className={classNames(styles.header, isDesktopOnly && styles.desktopOnly)}>
      {hasTopRow && (
        <div className={styles.row}>
          <Link to={homeTo} className={styles.logo}>
            {logo}
          </Link>
          <Link
            to={searchTo}
            className={classNames(
              styles.search,
              (Boolean(search) || isSearchPhoneOnly) && styles.phoneOnly,
            )}
            aria-label="검색"
          >
            <span>무엇을 찾으세요?</span>
            <SearchIcon size={20} />
          </Link>
          {search && <div className={styles.searchSlot}>{search}</div>}
          {links.length > 0 && (
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.text}>
                  {link.to === undefined ? (
                    <button type="button" className={styles.link} onClick={link.onClick}>
                      {link.text}
                    </button>
                  ) : (
                    <Link to={link.to} className={styles.link}>
                      {link.text}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          )}
          {bell && <BellLink {...bell} />}
          <BasketLink {...basket} />
        </div>
      )}
      {children && (
        <div className={classNames(styles.menuRow, isMenuDesktopOnly && styles.desktopOnly)}>
          {children}
        </div>
      )}
    </header>
  );
}
