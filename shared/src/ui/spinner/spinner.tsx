import { classNames } from '../class-names/class-names';
import styles from './spinner.module.css';

/** A turning ring in the text colour. Silent: whoever shows it says 불러오는 중 in its own words. */
export function Spinner({ className }: { className?: string }) {
  return <span className={classNames(styles.spinner, className)} aria-hidden="true" />;
}
