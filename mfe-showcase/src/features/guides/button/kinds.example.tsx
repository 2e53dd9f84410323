import { Button } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <Button>바로구매</Button>
      <Button variant="outline">장바구니</Button>
      <Button variant="ghost">취소</Button>
      <Button variant="danger">삭제하기</Button>
    </>
  );
}
