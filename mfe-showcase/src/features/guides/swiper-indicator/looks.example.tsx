import { Button, Indicator } from '@shop/shared/ui';
import { useState } from 'react';
import styles from './looks.module.css';

export function Example() {
  const [index, setIndex] = useState(0);
  const count = 5;
  return (
    <>
      <Indicator count={count} index={index} />
      <Indicator count={count} index={index} look="fraction" className={styles.fraction} />
      <Indicator count={count} index={index} look="bar" />
      <Button variant="outline" size="small" onClick={() => setIndex((index + 1) % count)}>
        다음
      </Button>
    </>
  );
}
