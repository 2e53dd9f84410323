import { BottomSheet, Button } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        옵션 선택
      </Button>
      <BottomSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title="옵션 선택"
        footer={<Button onClick={() => setOpen(false)}>담기</Button>}
      >
        <p>아래로 밀거나, 밖을 누르거나, Esc나 뒤로 가기로 닫혀요.</p>
      </BottomSheet>
    </>
  );
}
