import { Link, useSearchParams } from '@shop/shared/app';
import { BackIcon } from '@shop/shared/ui';
import styles from './publish-bar.module.css';
import { modeOf, type PublishMode } from './publish-mode';
import { WidthHint } from './width-hint';

const modes: readonly [PublishMode, string][] = [
  ['card', '카드'],
  ['light', '라이트'],
  ['dark', '다크'],
];

const INDEX = '/markup';

/** Link to the index, the page's id, its width, and links to the colour modes. */
export function PublishBar({ kind, pathname }: { kind: string; pathname: string }) {
  const [query] = useSearchParams();
  const mode = modeOf(query);
  const inMode = (next: PublishMode): string => {
    const changed = new URLSearchParams(query);
    changed.set('mode', next);
    return `${pathname}?${changed}`;
  };
  const isIndex = pathname === INDEX;
  return (
    <header className={styles.bar}>
      {!isIndex && (
        <Link
          to={mode ? `${INDEX}?mode=${mode}` : INDEX}
          className={styles.back}
          aria-label="목록으로"
        >
          <BackIcon />
        </Link>
      )}
      <p className={styles.name}>
        <strong>
          {isIndex ? '디자인 레퍼런스' : decodeURIComponent(pathname.split('/').at(-1) ?? '')}
        </strong>
        <span>
          {!isIndex && `${kind} · `}
          <WidthHint />
        </span>
      </p>
      <nav aria-label="색 모드" className={styles.modes}>
        {modes.map(([id, name]) => (
          <Link
            key={id}
            to={inMode(id)}
            replace
            prefetch="none"
            className={styles.mode}
            aria-current={mode === id ? 'true' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
    </header>
  );
}
