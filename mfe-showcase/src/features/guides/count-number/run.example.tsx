import { Button, CountNumber } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [total, setTotal] = useState(25_600);
  return (
    <>
      <CountNumber value={total} unit="원" />
      <Button size="small" variant="outline" onClick={() => setTotal(total + 31_900)}>
        하나 더 담기
      </Button>
      <Button size="small" variant="ghost" onClick={() => setTotal(0)}>
        비우기
      </Button>
    </>
  );
}
