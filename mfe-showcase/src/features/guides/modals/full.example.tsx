import { Button, FullModal } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        약관 보기
      </Button>
      <FullModal open={isOpen} onClose={() => setOpen(false)} title="이용약관">
        <p>긴 글은 안에서 넘겨 읽어요.</p>
      </FullModal>
    </>
  );
}
