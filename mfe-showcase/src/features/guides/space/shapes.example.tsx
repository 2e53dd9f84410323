import { shapeNames } from '../../kit/token-names';
import styles from './shapes.module.css';

export function Example() {
  return (
    <>
      {shapeNames.map((name) => (
        <span key={name} className={styles.box} data-token={name}>
          {name}
        </span>
      ))}
    </>
  );
}
