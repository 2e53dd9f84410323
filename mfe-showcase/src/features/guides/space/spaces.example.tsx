import { spaceNames } from '../../kit/token-names';
import styles from './spaces.module.css';

export function Example() {
  return (
    <ul className={styles.list}>
      {spaceNames.map((name) => (
        <li key={name} className={styles.item}>
          <span className={styles.token}>{name}</span>
          <span className={styles.bar} data-token={name} />
        </li>
      ))}
    </ul>
  );
}
