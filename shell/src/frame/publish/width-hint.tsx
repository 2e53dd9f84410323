import styles from './width-hint.module.css';

const bands = ['767px 이하', '768–1023px', '1024–1279px', '1280px 이상'];

/** Which of the four widths the page stands in; the style sheet knows, so the server need not. */
export function WidthHint() {
  return (
    <span className={styles.hint}>
      {bands.map((band) => (
        <span key={band}>{band}</span>
      ))}
    </span>
  );
}
