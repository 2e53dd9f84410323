import { Link } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { SearchIcon } from '@shop/shared/ui';
import styles from './search-entry.module.css';

/** A link that looks like the search field, shows the word and opens the search page to edit it. */
export function SearchEntry({ word }: { word: string }) {
  return (
    <Link
      to={`${paths.search()}?q=${encodeURIComponent(word)}`}
      className={styles.entry}
      aria-label={`검색어 바꾸기, 지금 검색어 ${word}`}
    >
      <span className={styles.word}>{word}</span>
      <SearchIcon size={20} />
    </Link>
  );
}
