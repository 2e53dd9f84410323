import styles from './tones.module.css';

export function Example() {
  return (
    <>
      {[...Array(12).keys()].map((tone) => (
        <svg
          key={tone}
          role="img"
          aria-label={`tone ${tone}`}
          className={styles.swatch}
          viewBox="0 0 1 1"
        >
          <rect width="1" height="1" fill={`var(--tone-${tone})`} />
        </svg>
      ))}
    </>
  );
}
