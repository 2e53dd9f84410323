import styles from './skip-link.module.css';

/** The first tab stop: skips header and menus. */
export function SkipLink({ targetId = 'main' }: { targetId?: string }) {
  return (
    <a href={`#${targetId}`} className={styles.skip}>
      본문 바로가기
    </a>
  );
}
