import { Link, useSearchParams } from '@shop/shared/app';
import type { MarkupPage } from '@shop/shared/markup';
import { ChevronLeftIcon, ChevronRightIcon } from '@shop/shared/ui';
import { useSiblings } from '../../markup/use-siblings';
import { modeOf } from './publish-mode';
import styles from './sibling-links.module.css';

/** Links to the previous and next page of the list, in the same colour mode. */
export function SiblingLinks({ pathname }: { pathname: string }) {
  const [query] = useSearchParams();
  const mode = modeOf(query);
  const siblings = useSiblings(pathname);
  const at = siblings.findIndex(({ path }) => path.split('?', 1)[0] === pathname);
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
