import { classNames } from '../class-names/class-names';
import styles from './spinner.module.css';

/** A spinner in the text colour. Hidden from screen readers: the parent announces 불러오는 중. */
export function Spinner({ className }: { className?: string }) {
  return <span className={classNames(styles.spinner, className)} aria-hidden="true" />;
}
