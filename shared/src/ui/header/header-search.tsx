import { SearchIcon } from '../icon';
import styles from './header.module.css';

export interface HeaderSearchProps {
  /** Where the form leads without scripts; the words are its `q`. */
  action: string;
  /** The words of the page shown. */
  words: string | null;
  /** Receives the trimmed words; not called when empty. */
  onSearch: (words: string) => void;
}

/** The search field in the header of a desktop. */
export const HeaderSearch = ({ action, words, onSearch }: HeaderSearchProps) => (
  <form
    // Another page shows its own words, also after Back.
    key={words}
    className={styles.search}
    role="search"
    action={action}
    onSubmit={(event) => {
      event.preventDefault();
      const entered = event.currentTarget.querySelector('input')?.value.trim();
      if (entered) onSearch(entered);
    }}
  >
    <input
      className={styles.searchInput}
      type="search"
      name="q"
      aria-label="상품 검색"
      placeholder="무엇을 찾으세요?"
      maxLength={50}
      defaultValue={words ?? ''}
    />
    <button type="submit" className={styles.searchSubmit} aria-label="검색">
      <SearchIcon size={20} />
    </button>
  </form>
);
