import { BoxModal, Button } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        할부 안내
      </Button>
      <BoxModal open={isOpen} onClose={() => setOpen(false)} title="할부 안내">
        <p>5만원부터 나눠 낼 수 있어요.</p>
      </BoxModal>
    </>
  );
}
