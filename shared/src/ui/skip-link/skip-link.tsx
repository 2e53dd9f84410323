import styles from './skip-link.module.css';

/** The first stop of the keyboard: over header and menus, straight to the content. */
export function SkipLink({ targetId = 'main' }: { targetId?: string }) {
  return (
    <a href={`#${targetId}`} className={styles.skip}>
      본문 바로가기
    </a>
  );
}
