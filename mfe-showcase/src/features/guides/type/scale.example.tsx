import { textNames } from '../../kit/token-names';
import styles from './scale.module.css';

export function Example() {
  return (
    <dl className={styles.list}>
      {textNames.map((name) => (
        <div key={name}>
          <dt className={styles.token}>{name}</dt>
          <dd className={styles.sample} data-text={name}>
            내일(화) 도착 예정 25,600원
          </dd>
        </div>
      ))}
    </dl>
  );
}
