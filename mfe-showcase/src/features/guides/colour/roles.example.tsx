import { colourNames } from '../../kit/token-names';
import styles from './roles.module.css';

export function Example() {
  return (
    <div className={styles.modes}>
      {['card', 'light', 'dark'].map((mode) => (
        <section key={mode} data-mode={mode} className={styles.mode} aria-label={mode}>
          <h3 className={styles.name}>{mode}</h3>
          <ul className={styles.list}>
            {colourNames.map((name) => (
              <li key={name} className={styles.item}>
                <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
                  <rect width="1" height="1" fill={`var(--color-${name})`} />
                </svg>
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
