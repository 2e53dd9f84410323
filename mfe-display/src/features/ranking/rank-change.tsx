import styles from './rank-change.module.css';

/** The change in rank since the list before: null is new. */
export function RankChange({ change }: { change: number | null }) {
  if (change === null) return <span className={styles.fresh}>NEW</span>;
  if (change === 0) {
    return (
      <span className={styles.same} role="img" aria-label="변동 없음">
        –
      </span>
    );
  }
  const isUp = change > 0;
  const places = Math.abs(change);
  return (
    <span
      className={isUp ? styles.up : styles.down}
      role="img"
      aria-label={`${places}계단 ${isUp ? '상승' : '하락'}`}
    >
      {isUp ? '▲' : '▼'} {places}
    </span>
  );
}
