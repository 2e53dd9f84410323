import { Link } from '@shop/shared/app';
import type { MarkupPage } from '@shop/shared/markup';
import { useId } from 'react';
import styles from './page-group.module.css';

interface PageGroupProps {
  name: string;
  pages: readonly MarkupPage[];
  mode: string | null;
}

/** The id at the end of the path distinguishes pages of the same title. */
const idOf = (path: string): string => path.replace(/^\/markup\/([a-z]+\/)*/, '');

const inMode = (path: string, mode: string | null): string =>
  mode ? `${path}${path.includes('?') ? '&' : '?'}mode=${mode}` : path;

export function PageGroup({ name, pages, mode }: PageGroupProps) {
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.name}>
        {name} <span className={styles.count}>{pages.length}</span>
      </h2>
      <ul className={styles.list}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={inMode(path, mode)} prefetch="none" className={styles.link}>
              <span className={styles.title}>{title}</span>
              <span className={styles.id}>{idOf(path)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
