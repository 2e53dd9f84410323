import { Link } from '@shop/shared/app';
import { type FaqCategory, faqCategories, tableEntries } from '@shop/shared/domain';
import { faqPath } from '../../features/faq/faq-filter';
import styles from './home.module.css';

const categories = tableEntries<FaqCategory, string>(faqCategories);

/** The kinds of questions as tiles of one size; each leads to its questions. */
export function CategoryTiles() {
  return (
    <ul className={styles.tiles} aria-label="질문 종류">
      {categories.map(([category, name]) => (
        <li key={category}>
          <Link to={faqPath({ category, q: '' })} className={styles.tile}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
