import { Link, useSearchParams } from '@shop/shared/app';
import { ChevronLeftIcon, ChevronRightIcon } from '@shop/shared/ui';
import type { MarkupPage } from '../markup-page';
import { modeOf } from './publish-mode';
import styles from './sibling-links.module.css';

interface SiblingLinksProps {
  pages: readonly MarkupPage[];
  pathname: string;
}

const withoutQuery = (path: string): string => path.split('?', 1)[0] ?? path;
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** Links to the previous and next page of the same folder, in list order and the same colour mode. */
export function SiblingLinks({ pages, pathname }: SiblingLinksProps) {
  const [query] = useSearchParams();
  const mode = modeOf(query);
  const siblings = pages.filter(({ path }) => folderOf(withoutQuery(path)) === folderOf(pathname));
  const at = siblings.findIndex(({ path }) => withoutQuery(path) === pathname);
  const toOf = ({ path }: MarkupPage): string =>
    mode ? `${path}${path.includes('?') ? '&' : '?'}mode=${mode}` : path;
  const previous = siblings[at - 1];
  const next = siblings[at + 1];
  if (at < 0) return null;
  return (
    <nav aria-label="앞뒤 페이지" className={styles.row}>
      {previous && (
        <Link to={toOf(previous)} className={styles.link}>
          <ChevronLeftIcon size={20} />
          <span>{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link to={toOf(next)} className={styles.link} data-side="next">
          <span>{next.title}</span>
          <ChevronRightIcon size={20} />
        </Link>
      )}
    </nav>
  );
}
