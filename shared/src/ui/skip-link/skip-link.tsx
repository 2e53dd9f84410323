import styles from './skip-link.module.css';

interface SkipLinkProps {
  targetId?: string;
  children?: string;
}

/** A tab stop that is visible while focused: skips header and menus, or filters of a list. */
export function SkipLink({ targetId = 'main', children = '본문 바로가기' }: SkipLinkProps) {
  return (
    <a href={`#${targetId}`} className={styles.skip}>
      {children}
    </a>
  );
}
