import { BasketIcon, Button } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <Button icon={<BasketIcon size={20} />}>장바구니 담기</Button>
      <Button disabled>품절</Button>
      <Button isLoading={isLoading} onClick={() => setLoading(true)}>
        눌러서 기다리기
      </Button>
      <Button isLoading variant="outline">
        담는 중
      </Button>
    </>
  );
}
