import styles from './width-hint.module.css';

const bands = ['767px 이하', '768–1023px', '1024–1279px', '1280px 이상'];

/** The current width range. Chosen by CSS, so that the server need not know it. */
export function WidthHint() {
  return (
    <span className={styles.hint}>
      {bands.map((band) => (
        <span key={band}>{band}</span>
      ))}
    </span>
  );
}
