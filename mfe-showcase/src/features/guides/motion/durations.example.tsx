import { Button } from '@shop/shared/ui';
import { useState } from 'react';
import { motionNames } from '../../kit/token-names';
import styles from './durations.module.css';

export function Example() {
  const [isOn, setOn] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOn(!isOn)}>
        움직이기
      </Button>
      <ul className={styles.list} data-on={isOn}>
        {motionNames.map((name) => (
          <li key={name}>
            <span className={styles.token}>{name}</span>
            <span className={styles.way}>
              <span className={styles.dot} data-token={name} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
