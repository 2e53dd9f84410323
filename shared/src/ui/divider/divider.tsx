import { classNames } from '../class-names/class-names';
import styles from './divider.module.css';

/** A hairline between rows, or a thick band between blocks of a phone page. */
export function Divider({ kind = 'line' }: { kind?: 'line' | 'band' }) {
  return <hr className={classNames(styles.divider, styles[kind])} />;
}
